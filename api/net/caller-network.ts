import { isIP, isIPv4, isIPv6 } from 'node:net'
import { LRUCache } from 'lru-cache'
import { isPrivateHost } from '../../shared/hosts.ts'
import { blockShares, type Holder } from '../domain/quotas.ts'

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

/** The blocks that share a caller's quotas, narrowest first: an IPv4 address, or the /64, /56 and /48 of an IPv6 address. */
export function addressBlocks(address: string): readonly Holder[] {
  const narrowest = addressBlock(address)
  const [a, b, c, d] = narrowest.split(':')
  if (d === undefined) return [{ key: narrowest, share: 1 }]
  return [
    { key: narrowest, share: blockShares[64] },
    { key: `${a}:${b}:${c}:${(Number.parseInt(d, 16) >> 8).toString(16)}/56`, share: blockShares[56] },
    { key: `${a}:${b}:${c}/48`, share: blockShares[48] },
  ]
}

/** The block of everyone who may belong to one customer: an IPv4 address, or a /48. */
export const widestBlock = (address: string): string => addressBlocks(address).at(-1)?.key ?? 'unknown'

/** A full queue is read again and again, and parsing its addresses would take longer than choosing among them. */
const known = new LRUCache<string, readonly Holder[]>({ max: 10_000, memoMethod: parseCrowdBlocks })

/** Also wider ones, the /32 of a provider or the /24 and /20 of IPv4: they have no quotas, but mustn’t fill a queue. */
export const crowdBlocks = (address: string): readonly Holder[] => known.memo(address)

function parseCrowdBlocks(address: string): readonly Holder[] {
  const blocks = addressBlocks(address)
  const narrowest = blocks[0]?.key ?? ''
  if (isIPv4(narrowest)) {
    const [a, b, c] = narrowest.split('.')
    const wide = `${a}.${b}.${Number(c) & 0xf0}/20`
    return [...blocks, { key: `${a}.${b}.${c}/24`, share: blockShares[24] }, { key: wide, share: blockShares[20] }]
  }
  const [a, b, , d] = narrowest.split(':')
  return d === undefined ? blocks : [...blocks, { key: `${a}:${b}/32`, share: blockShares[32] }]
}

/** Whether the caller is on this machine or in its private network. */
export const isOwnNetwork = (address: string): boolean => isIP(address) !== 0 && isPrivateHost(address)
