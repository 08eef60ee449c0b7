import type { Issue } from '../../shared/schemas/error-body.ts'
import { limits } from '../../shared/vocabulary.ts'
import { fault } from './field-faults.ts'

/** `localhost:3000` is a host with a port, `mailto:me` an address with a scheme. */
export const hasScheme = (text: string) => /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/?#@]+:\d+([/?#]|$)/.test(text)

/** An http or https address without user name and password, in its normal form and without a hash; null for anything else. */
export function webAddress(text: string, { assumeHttps = false } = {}): string | null {
  const url = URL.parse(assumeHttps && !hasScheme(text) ? `https://${text.replace(/^\/\//, '')}` : text)
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null
  if (text.length > limits.urlLength) return null
  url.hash = ''
  return url.href
}

/** The mark that is drawn for a launch without a logo: by its slug alone, whether or not it is listed. */
export const drawnLogo = (slug: string): string => `/logos/${slug}.svg`
const isDrawnLogo = (text: string) => /^\/logos\/[\p{L}\p{N}-]+\.svg$/u.test(text)

/** An image is a web address; what stands in the listing already is left alone. */
export function imageFaults(field: string, text: string, ...current: (string | undefined)[]): Issue[] {
  if (text === '' || current.includes(text) || isDrawnLogo(text) || webAddress(text) !== null) return []
  return [fault(field, `Give web addresses that begin with https://, not “${text.slice(0, 60)}”.`, 'url')]
}

/** `acme`, `@acme`, `x.com/acme` and `https://twitter.com/acme?lang=en` are all acme; null for what can be no user name of X. */
export function twitterHandle(text: string): string | null {
  const path = /^(?:https?:\/\/)?(?:www\.|mobile\.)?(?:x|twitter)\.com\/(?:#!\/)?([^/?#]+)/i.exec(text)?.[1] ?? text
  const [, handle] = /^@?(\w{1,15})$/.exec(path) ?? []
  return handle ?? null
}
