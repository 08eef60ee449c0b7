import { isBoth, schemeQuery } from '../rendered/schemes.ts'
import { emulateMedia } from './emulate-media.ts'

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
