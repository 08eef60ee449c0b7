import { isLoopbackHost } from '../../shared/hosts.ts'

export const defaultSite: string = import.meta.env.SITE_URL ?? 'http://localhost:3000'

/** The origin of a server from what a person entered; null if that isn’t a web URL. Assumes https, except for this machine. */
export function toSiteOrigin(entered: string): string | null {
  const text = entered.trim()
  if (text === '' || /\s/.test(text)) return null
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `${isOnThisMachine(text) ? 'http' : 'https'}://${text}`
  if (!URL.canParse(withScheme)) return null
  const { protocol, hostname, origin, username, password } = new URL(withScheme)
  const isWeb = protocol === 'http:' || protocol === 'https:'
  return isWeb && hostname !== '' && username === '' && password === '' ? origin : null
}

const isOnThisMachine = (text: string) => isLoopbackHost(URL.parse(`http://${text}`)?.hostname ?? '')

/** The match pattern of an origin. It has no port, because Firefox accepts none; both browsers then match every port. */
export function toOriginPattern(origin: string): string {
  const { protocol, hostname } = new URL(origin)
  return `${protocol}//${hostname}/*`
}

/** The match pattern of a site’s approval page, on every port. The background then compares the whole URL. */
export const toConnectPattern = (origin: string): string => `${toOriginPattern(origin).slice(0, -1)}connect/*`
