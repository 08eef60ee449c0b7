import { isIP, isIPv4, isIPv6 } from 'node:net'
import { isPrivateHost } from '../../shared/hosts.ts'

/** One key per household: an IPv4 address, or the /64 an IPv6 address lies in. */
export function addressBlock(address: string): string {
  const plain = address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address.replace(/%.*$/, '')
  if (isIPv4(plain)) return plain
  if (!isIPv6(plain)) return 'unknown'
  const [head = '', tail] = plain.toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const groups =
    tail === undefined ? left : [...left, ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'), ...right]
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

/** Whether the caller is on this machine or in its private network. */
export const isOwnNetwork = (address: string): boolean => isIP(address) !== 0 && isPrivateHost(address)
