import { describe, expect, it } from 'vitest'
import { isInNetworks, readNetwork } from '../../../api/net/blocked-network.ts'

describe('a typed network', () => {
  it.each([
    ['198.51.100.7/24', '198.51.100.0/24'],
    [' 198.51.100.7 ', '198.51.100.7/32'],
    ['10.255.3.1/9', '10.128.0.0/9'],
    ['8.0.0.0/8', '8.0.0.0/8'],
    ['2001:DB8:1:2:3::/48', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8::/64'],
    ['2001:db8:ffff::/33', '2001:db8:8000::/33'],
    ['2001::/16', '2001::/16'],
    ['::1/128', '::1/128'],
  ])('%s is %s', (typed, value) => {
    expect(readNetwork(typed)).toEqual({ value })
  })

  it.each([
    ['0.0.0.0/0', 'The widest you can block is /8.'],
    ['8.0.0.0/7', 'The widest you can block is /8.'],
    ['::/0', 'The widest you can block is /16.'],
    ['2001::/15', 'The widest you can block is /16.'],
    ['198.51.100.0/33', 'at most 32'],
    ['2001:db8::/129', 'at most 128'],
    ['::ffff:198.51.100.0/120', 'IPv4 network itself'],
    ['198.51.100/24', 'Enter a network'],
    ['fe80::1%eth0', 'Enter a network'],
    ['198.51.100.0/', 'Enter a network'],
    ['', 'Enter a network'],
    ['1.2.3.4/1e1', 'Enter a network'],
  ])('%s is refused: %s', (typed, error) => {
    expect(readNetwork(typed)).toEqual({ error: expect.stringContaining(error) })
  })
})

it.each([
  ['198.51.100.0/24', '198.51.100.255', true],
  ['198.51.100.0/24', '198.51.101.0', false],
  ['198.51.100.0/24', '::ffff:198.51.100.9', true],
  ['198.51.100.7/32', '198.51.100.7', true],
  ['2001:db8:1::/48', '2001:db8:1:ffff::1', true],
  ['2001:db8:1::/48', '2001:db8:2::1', false],
  ['2001:db8:1::/48', '198.51.100.7', false],
  ['198.51.100.0/24', 'unknown', false],
])('%s contains %s: %s', (network, ip, isIn) => {
  expect(isInNetworks(['192.0.2.0/24', network], ip)).toBe(isIn)
})
