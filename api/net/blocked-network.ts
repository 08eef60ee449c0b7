import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** The widest network that can be blocked, and what a single address stands for: an IPv4 address, or the /64 of IPv6. */
export const networkSizes = { 4: { widest: 8, single: 32, bits: 32 }, 6: { widest: 16, single: 64, bits: 128 } } as const

/** A network as typed (CIDR, or one address) in its shortest form, without host bits; or why it can’t be blocked. */
export function readNetwork(typed: string): { value: string } | { error: string } {
  const [, address = '', length] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(typed.trim().toLowerCase()) ?? []
  const family = isIPv4(address) ? 4 : isIPv6(address) && !address.includes('%') ? 6 : null
  if (family === null) return { error: 'Enter a network like 198.51.100.0/24 or 2001:db8::/48.' }
  const { widest, single, bits } = networkSizes[family]
  const prefix = length === undefined ? single : Number(length)
  if (prefix > bits) return { error: `The number after the slash can be at most ${bits}.` }
  if (prefix < widest) return { error: `That network is too large. The widest you can block is /${widest}.` }
  const groups = groupsOf(address, family)
  if (family === 6 && groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return { error: 'Enter the IPv4 network itself, like 198.51.100.0/24.' }
  const size = family === 4 ? 8 : 16
  const kept = groups.map((group, at) => group & mask(size, prefix - at * size))
  if (family === 4) return { value: `${kept.join('.')}/${prefix}` }
  const host = new URL(`http://[${kept.map((group) => group.toString(16)).join(':')}]`).hostname
  return { value: `${host.slice(1, -1)}/${prefix}` }
}

/** How many /24s of IPv4, or /48s of IPv6, are listed one by one. */
const maxListed = 256

/** In each /24 (IPv4) or /48 (IPv6) of a network, or the one it’s in; null for more than 256. `network` as from readNetwork. */
export function addressesAcross(network: string): string[] | null {
  const [address = '', length] = network.split('/')
  const family = isIPv4(address) ? 4 : 6
  const count = 2 ** Math.max(0, (family === 4 ? 24 : 48) - Number(length))
  if (count > maxListed) return null
  const [first = 0, second = 0, third = 0] = groupsOf(address, family)
  return Array.from({ length: count }, (_, at) =>
    family === 4
      ? [first, second, third + at, 0].join('.')
      : `${[first, second, third + at].map((group) => group.toString(16)).join(':')}::`,
  )
}

/** A group with its first `count` bits set. */
const mask = (size: number, count: number): number => (count <= 0 ? 0 : count >= size ? 2 ** size - 1 : 2 ** size - 2 ** (size - count))

function groupsOf(address: string, family: 4 | 6): number[] {
  if (family === 4) return address.split('.').map(Number)
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const read = (text: string) => (text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16)))
  const [left, right] = [read(head), read(tail ?? '')]
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => 0), ...right]
}

export function isInNetworks(networks: readonly string[], ip: string): boolean {
  const plain = ip.startsWith('::ffff:') && ip.includes('.') ? ip.slice(7) : ip.replace(/%.*$/, '')
  const family = isIPv4(plain) ? 'ipv4' : isIPv6(plain) ? 'ipv6' : null
  if (family === null) return false
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    if (isIPv4(address) === (family === 'ipv4')) list.addSubnet(address, Number(prefix), family)
  }
  return list.check(plain, family)
}
