import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseCrowded, type Placed } from '../../../api/domain/crowd.ts'
import { crowdBlocks } from '../../../api/net/caller-network.ts'

let ids = 0
const placed = (ip: string): Placed => ({ id: `${(ids += 1)} ${ip}`, blocks: crowdBlocks(ip) })
const many = (count: number, ipOf: (nth: number) => string) => Array.from({ length: count }, (_, nth) => placed(ipOf(nth)))
const hex = (nth: number) => nth.toString(16)

describe('whoever fills a queue only drops their own', () => {
  /** 150 strangers with up to two links each: homes on IPv4, homes on IPv6 of many providers, and some of the attacker’s provider. */
  const strangers = [
    ...many(100, (nth) => `203.0.${nth}.${nth}`),
    ...many(50, (nth) => `2a02:${hex(nth)}:7::1`),
    ...many(50, (nth) => `2a02:${hex(nth)}:7::1`),
  ]
  it.each([
    ['one address', () => '192.0.2.1', 200],
    ['a /64', (nth: number) => `2001:db8:1:1::${hex(nth)}`, 200],
    ['a /56', (nth: number) => `2001:db8:1:${hex(nth % 256)}::1`, 200],
    ['a /48', (nth: number) => `2001:db8:1:${hex(nth * 97)}::1`, 200],
    ['a /40', (nth: number) => `2001:db8:${hex(nth % 256)}:${hex(nth)}::1`, 300],
    ['a provider’s /32', (nth: number) => `2001:db8:${hex(nth * 31)}:${hex(nth)}::1`, 300],
    ['eight IPv4 addresses', (nth: number) => `192.0.2.${nth % 8}`, 200],
    ['an IPv4 /24', (nth: number) => `192.0.2.${nth}`, 200],
    ['an IPv4 /21', (nth: number) => `192.0.${nth & 7}.${nth >> 3}`, 400],
  ])('with %s', (_, ipOf, count) => {
    const own = many(count, ipOf)
    const queue = [...strangers, ...own]
    const dropped = chooseCrowded(queue, 64)
    expect(dropped).toHaveLength(64)
    expect(new Set(dropped).isSubsetOf(new Set(own.map(({ id }) => id)))).toBe(true)
  })

  it('inside a provider, only the customer who fills it loses places', () => {
    const neighbors = many(20, (nth) => `2001:db8:${hex(nth)}::1`)
    const own = many(500, (nth) => `2001:db8:ffff:${hex(nth)}::1`)
    const dropped = chooseCrowded([...neighbors, ...own], 300)
    expect(new Set(dropped).isSubsetOf(new Set(own.map(({ id }) => id)))).toBe(true)
  })

  it.each([
    ['before the flood', (neighbor: Placed[], flood: Placed[]) => [...neighbor, ...flood]],
    ['during it', (neighbor: Placed[], flood: Placed[]) => [...flood.slice(0, 4000), ...neighbor, ...flood.slice(4000)]],
    ['last', (neighbor: Placed[], flood: Placed[]) => [...flood, ...neighbor]],
  ])('inside a provider with one request from each of 4,998 /48s, a neighbor who came %s keeps both of theirs', (_, queueOf) => {
    const neighbor = many(2, () => '2001:db8:ffff:1::1')
    const flood = many(4998, (nth) => `2001:db8:${hex(nth)}::1`)
    const elsewhere = many(5, (nth) => `203.0.113.${nth}`)
    const dropped = chooseCrowded([...queueOf(neighbor, flood), ...elsewhere], 32)
    expect(new Set(dropped).size).toBe(32)
    expect(new Set(dropped).isSubsetOf(new Set(flood.map(({ id }) => id)))).toBe(true)
  })

  it('inside a crowded provider, whoever holds most loses first', () => {
    const flood = many(3000, (nth) => `2001:db8:${hex(nth)}::1`)
    const own = many(20, () => '2001:db8:ffff:1::1')
    expect(chooseCrowded([...flood, ...own], 17)).toEqual(own.slice(0, 17).map(({ id }) => id))
  })

  it('without a crowd, the oldest is dropped', () => {
    const all = many(40, (nth) => `198.51.${nth}.1`)
    expect(chooseCrowded(all, 3)).toEqual(all.slice(0, 3).map(({ id }) => id))
    expect(chooseCrowded(all.slice(0, 2), 3)).toHaveLength(2)
  })
})

/** Addresses that often share blocks. */
const addresses = fc.oneof(
  fc.tuple(fc.nat(3), fc.nat(3)).map(([a, b]) => `203.0.${a}.${b}`),
  fc.tuple(...[2, 3, 2, 3, 9].map((max) => fc.nat(max))).map(([a, b, c, d, e]) => `2001:${a}:${b}:${c}0${d}::${e}`),
)

it('at every step, the dropped entry is the oldest of a block that no other exceeds', () => {
  fc.assert(
    fc.property(fc.array(addresses, { minLength: 1, maxLength: 80 }), fc.nat(40), (ips, count) => {
      let queue = ips.map(placed)
      for (const id of chooseCrowded(queue, count)) {
        const counts = new Map<string, number>()
        for (const { blocks } of queue) for (const { key, share } of blocks) counts.set(key, (counts.get(key) ?? 0) + 1 / share)
        const loads = ({ blocks }: Placed) => blocks.map(({ key }) => counts.get(key) ?? 0)
        const most = Math.max(...counts.values())
        const dropped = queue.find((each) => each.id === id)
        if (dropped === undefined) throw new Error('dropped twice')
        expect(Math.max(...loads(dropped))).toBeCloseTo(most)
        const narrowest = dropped.blocks[0]?.key
        expect(queue.find(({ blocks }) => blocks[0]?.key === narrowest)).toBe(dropped)
        queue = queue.filter((each) => each !== dropped)
      }
    }),
  )
})
