import { isIPv4, isIPv6 } from 'node:net'
import { mappedIpv4 } from '../../shared/hosts.ts'

/** Replaces an unreadable address: in no network, and a single caller to every limit. */
export const unknownAddress = 'unknown'

/** Behind `trusted` proxies, the last X-Forwarded-For entry that one of them wrote. Without it, the request bypassed them. */
export function clientAddress(connected: string | undefined, forwarded: string | undefined, trusted: number): string {
  if (trusted === 0 || forwarded === undefined || forwarded === '') return readAddress(connected ?? '') ?? unknownAddress
  return readAddress(forwarded.split(',').slice(-trusted)[0] ?? '') ?? unknownAddress
}

/** Canonical (RFC 5952), without port, brackets, quotes or zone; IPv4-mapped IPv6 as IPv4. Null for anything else. */
export function readAddress(text: string): string | null {
  if (isIPv4(text)) return text
  if (text.length > maxLength) return null
  const [, bracketed, ipv4, other = ''] = entry.exec(text) ?? []
  const address = (bracketed ?? ipv4 ?? other).replace(/%.*$/, '')
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return null
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  return mappedIpv4(canonical) ?? canonical
}

/** `[address]` or `1.2.3.4`, each with or without a port, or an address alone. An IPv6 address needs its brackets before a port (RFC 3986 section 3.2.2). */
const entry = /^[\s"]*(?:\[([^\]]*)\](?::\d*)?|(\d+(?:\.\d+){3})(?::\d*)?|([^\s"]*))[\s"]*$/
/** In characters; the longest address with a zone and a port is shorter. */
const maxLength = 100
