import { expect, it } from 'vitest'
import { isSameNetwork } from '../../../api/net/network-hash.ts'

it.each([
  ['the same IPv4 address', '203.0.113.7', '203.0.113.7', true],
  ['an IPv4 address inside an IPv6 one', '::ffff:203.0.113.7', '203.0.113.7', true],
  ['the next IPv4 address', '203.0.113.7', '203.0.113.8', false],
  ['another digit', '203.0.113.7', '203.0.113.70', false],
  ['two devices in one /64', '2001:db8:1:2::7', '2001:DB8:1:2:ffff::9', true],
  ['two spellings of one /64', '2001:0db8:0001:0000::7', '2001:db8:1::9', true],
  ['neighbors in one /56', '2001:db8:1:200::7', '2001:db8:1:201::7', false],
  ['neighbors in one /48', '2001:db8:1:2::7', '2001:db8:1:3::7', false],
  ['IPv4 and IPv6', '203.0.113.7', '2001:db8::7', false],
  ['loopback in both families', '127.0.0.1', '::1', true],
  ['loopback inside IPv6', '::ffff:127.0.0.1', '127.0.0.53', true],
  ['loopback and a LAN', '127.0.0.1', '192.168.1.4', false],
  ['two machines in a LAN', '192.168.1.4', '192.168.1.5', false],
  ['link-local addresses with a zone', 'fe80::1%eth0', 'fe80::2%eth0', true],
  ['nothing', '', '', false],
  ['something that is no address', 'unknown', 'unknown', false],
  ['an address and something else', '203.0.113.7', 'unknown', false],
])('%s: %s and %s are the same network: %s', (_, one, other, same) => {
  expect([isSameNetwork(one, other), isSameNetwork(other, one)]).toEqual([same, same])
})
