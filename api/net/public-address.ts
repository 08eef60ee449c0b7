import { BlockList, isIP } from 'node:net'
import { isPrivateName } from '../../shared/hosts.ts'
import special from './special-networks.json' with { type: 'json' }

/** An address, the length of its prefix, and what it is if its registry doesn’t say. */
type Network = [network: string, prefix: number, what?: string]

/** https://www.iana.org/assignments/iana-ipv4-special-registry, multicast, and one address that serves a cloud's internal services. */
const specialIpv4 = special.ipv4 as Network[]

/** Special ranges inside 2000::/3; everything outside it (mapped, NAT64, unique local, link-local, multicast) isn't public. */
const specialIpv6 = special.ipv6 as Network[]

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
