import { BlockList, isIP } from 'node:net'
import { isPrivateName } from '../../shared/hosts.ts'

/** https://www.iana.org/assignments/iana-ipv4-special-registry, multicast, and one address that serves a cloud's internal services. */
const specialIpv4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32], // Azure's platform service
  ['169.254.0.0', 16], // link-local, and most clouds' metadata
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

/** Special ranges inside 2000::/3; everything outside it (mapped, NAT64, unique local, link-local, multicast) isn't public. */
const specialIpv6: [string, number][] = [
  ['2001::', 23], // IETF protocol assignments: Teredo, ORCHID, benchmarking
  ['2001:db8::', 32],
  ['2002::', 16], // 6to4 carries an IPv4 address
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
]

const ipv4 = new BlockList()
for (const [network, prefix] of specialIpv4) ipv4.addSubnet(network, prefix, 'ipv4')
const ipv6 = new BlockList()
for (const [network, prefix] of specialIpv6) ipv6.addSubnet(network, prefix, 'ipv6')
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')

/** Whether a canonically spelled IP address is public; false for anything else. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !ipv4.check(address, 'ipv4')
    case 6:
      return !address.includes('%') && globalUnicast.check(address, 'ipv6') && !ipv6.check(address, 'ipv6')
    default:
      return false
  }
}

/** Whether a name may lead to a public site; the IP addresses it resolves to are checked separately. */
export const isPublicName = (name: string): boolean => !isPrivateName(name)
