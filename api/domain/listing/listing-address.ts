import type { Issue } from '../../../shared/schemas/error-body.ts'
import { limits } from '../../../shared/vocabulary.ts'
import { paths } from '../../../shared/paths.ts'
import { fieldError } from '../failure.ts'
import { keptKey } from '../pictures/picture.ts'
import { isSlug } from '../launch/slug.ts'

/** `localhost:3000` is a host with a port, `mailto:me` a URL with a scheme. */
export const hasScheme = (text: string) => /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/?#@]+:\d+([/?#]|$)/.test(text)

/** Normalizes an http or https URL and drops its hash; null for anything else, and for URLs with a user name or password. */
export function webAddress(text: string, { assumeHttps = false } = {}): string | null {
  const url = URL.parse(assumeHttps && !hasScheme(text) ? `https://${text.replace(/^\/\//, '')}` : text)
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null
  if (text.length > limits.urlLength) return null
  url.hash = ''
  return url.href
}

/** The generated logo of a launch without one. It depends on the slug alone. */
export const isDrawnLogo = (text: string): boolean => isSlug(paths.drawnLogo.match(text)?.slug ?? '')

export const isInsecure = (url: string): boolean => /^\s*http:/i.test(url)

/** Images must be https: the content security policy of our pages blocks http. Images that the listing already has aren't checked again. */
export function imageErrors(field: string, text: string, ...current: (string | undefined)[]): Issue[] {
  if (
    text === '' ||
    current.includes(text) ||
    isDrawnLogo(text) ||
    keptKey(text) !== null ||
    (webAddress(text) !== null && !isInsecure(text))
  )
    return []
  return [fieldError(field, `Enter a URL starting with https://, not “${text.slice(0, 60)}”.`, 'url')]
}

/** The X handle in `acme`, `@acme`, `x.com/acme` or `https://twitter.com/acme?lang=en`; null if the text can't be one. */
export function twitterHandle(text: string): string | null {
  const path = /^(?:https?:\/\/)?(?:www\.|mobile\.)?(?:x|twitter)\.com\/(?:#!\/)?([^/?#]+)/i.exec(text)?.[1] ?? text
  const [, handle] = /^@?(\w{1,15})$/.exec(path) ?? []
  return handle ?? null
}
