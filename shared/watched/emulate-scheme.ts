import { isBoth, schemeQuery, visitStyles } from '../rendered/schemes.ts'

/**
 * Shows the page in the color scheme that the browser doesn’t prefer. Runs in the page’s own world before its first script: extensions can’t
 * change what the browser prefers, so scripts that ask are told the other scheme, and media conditions that ask are rewritten.
 */
export function emulateScheme(): void {
  const original = matchMedia
  const wanted = original('(prefers-color-scheme: dark)').matches ? 'light' : 'dark'
  // Conditions that always and never hold.
  const rewrite = (media: string) =>
    media.replaceAll(schemeQuery, (_, scheme?: string) =>
      scheme === undefined || scheme.toLowerCase() === wanted ? '(min-width: 0px)' : '(max-width: 0px)',
    )
  globalThis.matchMedia = new Proxy(original, {
    apply: (target, self, [query]: [unknown]) => Reflect.apply(target, self, [rewrite(String(query))]),
  })
  const apply = () => {
    for (const source of document.querySelectorAll<HTMLSourceElement>('source[media*="prefers-color-scheme"]'))
      source.media = rewrite(source.media)
    visitStyles((part) => {
      if ('style' in part) {
        const { style } = part
        if (isBoth(style.colorScheme)) style.setProperty('color-scheme', wanted, style.getPropertyPriority('color-scheme'))
        return
      }
      const media = rewrite(part.media.mediaText)
      if (media !== part.media.mediaText) part.media.mediaText = media
    })
    const meta = document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')
    if (meta && isBoth(meta.content)) meta.content = wanted
  }
  addEventListener('DOMContentLoaded', apply)
  addEventListener('load', () => {
    apply()
    // Styles that scripts add once the page has loaded.
    setTimeout(apply, 700)
  })
}
