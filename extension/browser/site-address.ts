export const defaultSite: string = import.meta.env.SITE_URL ?? 'http://localhost:3000'

/** The origin of a Slipway service as a person may type it; null when it is none. https is assumed, except on this machine. */
export function toSiteOrigin(typed: string): string | null {
  const text = typed.trim()
  if (text === '' || /\s/.test(text)) return null
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `${isOnThisMachine(text) ? 'http' : 'https'}://${text}`
  if (!URL.canParse(withScheme)) return null
  const { protocol, hostname, origin, username, password } = new URL(withScheme)
  const isWeb = protocol === 'http:' || protocol === 'https:'
  return isWeb && hostname !== '' && username === '' && password === '' ? origin : null
}

const isOnThisMachine = (text: string) => /^(localhost|127(\.\d+){3}|\[::1\])(?=[:/]|$)/i.test(text)

/** The match pattern for an origin, without its port: Firefox takes none, and both browsers then match every port. */
export function toOriginPattern(origin: string): string {
  const { protocol, hostname } = new URL(origin)
  return `${protocol}//${hostname}/*`
}

/** The approval pages of a site, likewise for every port; the background then looks at the whole address. */
export const toConnectPattern = (origin: string): string => `${toOriginPattern(origin).slice(0, -1)}connect/*`
