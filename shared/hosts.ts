/** What the name of a host says by itself. Which IP addresses the crawler may connect to is settled by api/net/public-address.ts. */

export const withoutWww = (host: string): string => host.replace(/^www\./i, '')

/** The host of a URL as people say it, without `www.`; the text itself when it isn’t a URL. */
export function hostOf(url: string): string {
  const host = URL.parse(url)?.host
  return host === undefined ? url : withoutWww(host)
}

const bare = (hostname: string) => hostname.toLowerCase().replace(/^\[|\]$/g, '')

/**
 * This machine itself: `localhost`, 127.0.0.0/8 and ::1, with or without brackets. Names below `localhost` are left out: a resolver
 * may send those anywhere.
 */
export const isLoopbackHost = (hostname: string): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/.test(bare(hostname))

/** Names that never lead to a public site (RFC 6761, RFC 6762, RFC 8375, ICANN’s .internal), and names without a dot. */
export function isPrivateName(name: string): boolean {
  const plain = name.toLowerCase().replace(/\.$/, '')
  const labels = plain.split('.')
  if (labels.length < 2 || labels.includes('')) return true
  return privateEndings.has(labels.at(-1) ?? '') || plain.endsWith('.home.arpa')
}

const privateEndings = new Set(['localhost', 'localdomain', 'local', 'internal', 'lan', 'invalid', 'onion', 'test'])

/** RFC 1122 “this network”, RFC 1918, loopback and link-local (RFC 3927). */
const privateIpv4 = /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./

/** Unique local (RFC 4193) and link-local (RFC 4291) addresses, loopback and the unspecified address. */
const privateIpv6 = /^(?:::1?$|f[cd]|fe[89ab])/

/** An IPv4 address inside an IPv6 one (`::ffff:127.0.0.1`), also in the hexadecimal spelling of the URL parser; null when it isn’t one. */
export function mappedIpv4(address: string): string | null {
  const [, dotted, high = '', low = ''] = /^::ffff:(?:(\d+(?:\.\d+){3})|([\da-f]{1,4}):([\da-f]{1,4}))$/.exec(address) ?? []
  if (dotted !== undefined || high === '') return dotted ?? null
  return [high, low].flatMap((part) => [Number.parseInt(part, 16) >> 8, Number.parseInt(part, 16) & 255]).join('.')
}

/** A name or IP address that only its own machine or network can reach: loopback, private and link-local ones. IPv6 may be in brackets. */
export function isPrivateHost(hostname: string): boolean {
  const host = bare(hostname)
  const ipv4 = mappedIpv4(host) ?? (/^\d+(?:\.\d+){3}$/.test(host) ? host : null)
  if (ipv4 !== null) return privateIpv4.test(ipv4)
  return host.includes(':') ? privateIpv6.test(host) : isPrivateName(host)
}
