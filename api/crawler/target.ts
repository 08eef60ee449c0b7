import { isIP } from 'node:net'
import { hasScheme } from '../domain/listing/listing-address.ts'
import { isLoopbackHost } from '../../shared/hosts.ts'
import { isPublicAddress, isPublicName } from '../net/public-address.ts'
import { Unreachable } from '../net/unreachable.ts'

/** `host:port` pairs that the operator allows although they aren’t public, as URL.hostname spells them. */
export type Allowed = Pick<ReadonlySet<string>, 'has'>

/** Every host, but only on web ports: for audits of people’s own machine or network. */
export const everyHost: Allowed = { has: (hostAndPort) => !badPorts.has(Number(hostAndPort.split(':').at(-1))) }

/** What a maker entered, as URLs to try in turn: `example.com` means https, then http. Throws Unreachable `bad_url`. */
export function readTargets(input: string): [URL, ...URL[]] {
  const text = input.trim()
  if (text.length > 2048) throw new Unreachable('bad_url', 'The URL is longer than 2,048 characters.')
  if (hasScheme(text)) return [parse(text)]
  const rest = text.replace(/^\/\//, '')
  return [parse(`https://${rest}`), parse(`http://${rest}`)]
}

function parse(text: string): URL {
  const url = URL.parse(text)
  if (url === null) throw new Unreachable('bad_url', 'This isn’t a valid URL. Enter one like https://example.com.')
  return url
}

const portOf = (url: URL) => Number(url.port) || (url.protocol === 'https:' ? 443 : 80)
const hostAndPort = (url: URL) => `${url.hostname}:${portOf(url)}`

/** Whether the operator allows the URL’s host and port, whatever they are. */
export const isAllowed = (url: URL, allowed: Allowed): boolean => allowed.has(hostAndPort(url))

/** Throws Unreachable for a URL that may not be requested. The connector then checks what the name resolves to. */
export function checkTarget(url: URL, allowed: Allowed): void {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new Unreachable('bad_url', 'Only http:// and https:// URLs are supported.')
  }
  if (url.username !== '' || url.password !== '') {
    throw new Unreachable('bad_url', 'Remove the user name and password from the URL.')
  }
  if (isAllowed(url, allowed)) return
  if (badPorts.has(portOf(url))) throw new Unreachable('bad_url', `Port ${portOf(url)} isn’t a web port.`)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) === 0 ? !isPublicName(host) : !isPublicAddress(host)) throw blockedAddress(url.hostname)
}

/** A single word is more likely a typo than a machine of a private network. */
export function blockedAddress(host: string): Unreachable {
  const isWord = /^[^.:]+$/.test(host) && !isLoopbackHost(host)
  return new Unreachable(
    'blocked_address',
    isWord
      ? `“${host.slice(0, 80)}” isn’t a public website. Check the spelling, e.g. example.com.`
      : `${host} isn’t on the public internet, so we can’t visit it.`,
  )
}

/**
 * https://fetch.spec.whatwg.org/#port-blocking: ports of other services, which could take a request for their own protocol.
 * Any other port is allowed: products in beta do live on :8080 or :3000 of a public host, and the IP address is checked anyway.
 */
const badPorts = new Set([
  0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110, 111, 113, 115, 117,
  119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636,
  989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
])
