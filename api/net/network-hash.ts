import { createHmac } from 'node:crypto'
import { isIPv4 } from 'node:net'
import { addressBlock } from './caller-network.ts'
import { isLoopbackHost } from '../../shared/hosts.ts'

/** The /48 of IPv6 or the /24 of IPv4. There are few enough to try them all, so the hash is keyed with the sign-in key. */
export function createNetworkHash(secret: string): (ip: string) => string {
  const hash = createTextHash(secret, 'networks of accounts and votes')
  return (ip) => hash(networkOf(ip))
}

/** Hashes texts that are compared but not stored, for one purpose. */
export function createTextHash(secret: string, purpose: string): (text: string) => string {
  const key = createHmac('sha256', secret).update(purpose).digest()
  return (text) => createHmac('sha256', key).update(text).digest('hex').slice(0, 32)
}

function networkOf(ip: string): string {
  const block = addressBlock(ip)
  return isIPv4(block) ? block.split('.').slice(0, 3).join('.') : block.split(':').slice(0, 3).join(':')
}

/**
 * Whether two IP addresses belong to one household or office: the same IPv4 address, or the same IPv6 /64. Devices on one LAN share a /64
 * (RFC 4291 section 2.5.4), but a mobile or hosting provider’s wider blocks also hold strangers. This machine is one network under any of
 * its loopback addresses; an address that can’t be read is never the same.
 */
export function isSameNetwork(one: string, other: string): boolean {
  if (isLoopback(one) && isLoopback(other)) return true
  const block = addressBlock(one)
  return block !== 'unknown' && block === addressBlock(other)
}

const isLoopback = (address: string) => isLoopbackHost(address.replace(/^::ffff:(?=\d+\.)/i, ''))
