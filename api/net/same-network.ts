import { isLoopbackHost } from '../../shared/hosts.ts'
import { addressBlock } from './caller-network.ts'

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
