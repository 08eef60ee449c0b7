import { describe, expect, it } from 'vitest'
import { addressBlock, addressBlocks, crowdBlocks, isOwnNetwork } from '../../../api/net/caller-network.ts'

describe('the block of addresses that shares a quota', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['not an address', 'unknown'],
    ['', 'unknown'],
  ])('of %s is %s', (address, block) => {
    expect(addressBlock(address)).toBe(block)
  })

  it.each([
    ['203.0.113.7', ['203.0.113.7']],
    ['2001:0DB8:1:a2ff::9', ['2001:db8:1:a2ff', '2001:db8:1:a2/56', '2001:db8:1/48']],
    ['2001:db8::1', ['2001:db8:0:0', '2001:db8:0:0/56', '2001:db8:0/48']],
    ['unknown', ['unknown']],
  ])('of %s lies in the blocks %j', (address, keys) => {
    expect(addressBlocks(address).map(({ key }) => key)).toEqual(keys)
  })

  it('a crowd is also counted by the whole of a provider', () => {
    expect(crowdBlocks('2001:db8:1:2::3').at(-1)).toEqual({ key: '2001:db8/32', share: 64 })
    expect(crowdBlocks('203.0.113.7')).toEqual([
      { key: '203.0.113.7', share: 1 },
      { key: '203.0.113/24', share: 32 },
      { key: '203.0.112/20', share: 64 },
    ])
  })

  it.each([
    ['127.0.0.1', true],
    ['192.168.1.4', true],
    ['::1', true],
    ['::ffff:10.0.0.1', true],
    ['203.0.113.7', false],
    ['2001:db8::1', false],
    ['unknown', false],
  ])('%s is in the operator’s own network: %s', (address, own) => {
    expect(isOwnNetwork(address)).toBe(own)
  })
})
