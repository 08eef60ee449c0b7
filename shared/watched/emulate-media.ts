import { isBoth, schemeQuery, stillQuery, visitStyles } from '../rendered/schemes.ts'

/** Media conditions that are always and never true. */
const [always, never] = ['(min-width: 0px)', '(max-width: 0px)']

/** Matches a preference in media conditions; `isMet` says whether the named value is preferred, undefined if none is named. */
export type Preference = { query: RegExp; isMet: (value: string | undefined) => boolean }

/**
 * Emulates a user preference that the browser doesn’t have. Runs in the page’s own world before its first script: extensions can’t change
 * what the browser prefers, so scripts that ask are answered accordingly, and media conditions that ask are rewritten.
 */
export function emulateMedia({ query, isMet }: Preference, restyle: (style: CSSStyleDeclaration) => void = () => {}): void {
  const original = matchMedia
  const rewrite = (media: string) => media.replaceAll(query, (_, value?: string) => (isMet(value?.toLowerCase()) ? always : never))
  globalThis.matchMedia = new Proxy(original, {
    apply: (target, self, [asked]: [unknown]) => Reflect.apply(target, self, [rewrite(String(asked))]),
  })
  const apply = () => {
    for (const source of document.querySelectorAll<HTMLSourceElement>('source[media]'))
      if (rewrite(source.media) !== source.media) source.media = rewrite(source.media)
    visitStyles((part) => {
      if ('style' in part) return restyle(part.style)
      const media = rewrite(part.media.mediaText)
      if (media !== part.media.mediaText) part.media.mediaText = media
    })
  }
  addEventListener('DOMContentLoaded', apply)
  addEventListener('load', () => {
    apply()
    // Styles that scripts add once the page has loaded.
    setTimeout(apply, 700)
  })
}

/** Emulates a preference for reduced motion. */
export const emulateStill = (): void => emulateMedia({ query: stillQuery, isMet: (value) => value !== 'no-preference' })

/** Emulates the color scheme that the browser doesn’t prefer. */
export function emulateScheme(): void {
  const wanted = matchMedia('(prefers-color-scheme: dark)').matches ? 'light' : 'dark'
  emulateMedia({ query: schemeQuery, isMet: (scheme) => scheme === undefined || scheme === wanted }, (style) => {
    if (isBoth(style.colorScheme)) style.setProperty('color-scheme', wanted, style.getPropertyPriority('color-scheme'))
  })
  addEventListener('DOMContentLoaded', () => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')
    if (meta && isBoth(meta.content)) meta.content = wanted
  })
}
