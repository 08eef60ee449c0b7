import { maxLength } from './oauth-failure.ts'

/** Where OAuth allows plain http: a port on the user’s own computer that the client listens on (RFC 8252 section 7.3). */
const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Any other scheme without a dot is refused (RFC 8252 section 8.4): it may open something else on the user’s computer. `jetbrains:` is left out on
 * purpose: it reaches any plugin of any IDE, and JetBrains’ own clients listen on 127.0.0.1.
 */
const appSchemes = new Set(['cursor:', 'vscode:', 'vscode-insiders:', 'windsurf:', 'warp:', 'zed:', 'raycast:', 'goose:', 'claude:'])
const reverseDomain = /^[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+:$/

/** No wildcard, and no trailing dot: the same host would have two spellings. */
const plainHost = /^(?:[\w-]+(?:\.[\w-]+)*|\[[\da-f:.]+\])$/

/** The parameters that the server adds to it. */
const answered = ['code', 'state', 'iss', 'error', 'error_description']

/** What is wrong with a redirect URI, in a sentence; null if a client may use it. */
export function redirectError(text: string): string | null {
  if (text.length > maxLength) return `A redirect URI can have at most ${maxLength} characters.`
  // Tabs, line breaks and backslashes are read differently by browsers and by others.
  if (!/^[!-[\]-~]+$/.test(text)) return 'A redirect URI can only have printable ASCII characters, and no backslashes.'
  const url = URL.parse(text)
  if (url === null) return 'A redirect URI must be an absolute URL.'
  if (text.includes('#')) return 'A redirect URI can’t have a fragment.'
  if (url.username !== '' || url.password !== '' || /^[^/?]*\/\/[^/?]*@/.test(text)) return 'A redirect URI can’t have a user name.'
  if (url.href !== text && url.href !== `${text}/`) return `Write the redirect URI the way browsers do: ${url.href}`
  if (answered.some((name) => url.searchParams.has(name))) return `A redirect URI can’t have ${answered.join(', ')} in its query.`
  if (url.protocol === 'https:')
    return plainHost.test(url.hostname) ? null : 'The host of a redirect URI must be a domain or an IP address.'
  if (url.protocol === 'http:') return isLoopback(url) ? null : 'A redirect URI must use https, or http on localhost, 127.0.0.1 or [::1].'
  if (appSchemes.has(url.protocol) || reverseDomain.test(url.protocol)) return null
  return 'A redirect URI must use https, http on localhost, or an app’s own scheme such as com.example.app:/callback.'
}

/** Whether the client registered the URI: exactly that one, or on its own computer the same one with another port (RFC 8252 section 7.3). */
export const isRegistered = (registered: readonly string[], asked: string): boolean =>
  registered.includes(asked) ||
  (redirectError(asked) === null && registered.some((uri) => portless(uri) !== null && portless(uri) === portless(asked)))

/** A loopback URI without its port; null for any other. */
function portless(text: string): string | null {
  const url = URL.parse(text)
  if (url === null || !isLoopback(url)) return null
  url.port = ''
  return url.href
}

const isLoopback = ({ protocol, hostname }: URL): boolean => protocol === 'http:' && loopbackHosts.has(hostname)
