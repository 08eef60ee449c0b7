import { describe, expect, it } from 'vitest'
import { findEvictable, maxSessions, sessionLimits } from '../../../api/mcp/make-room.ts'
import type { Session } from '../../../api/mcp/session.ts'
import { crowdBlocks } from '../../../api/net/caller-network.ts'

let opened = 0
const session = (ip: string, more: Partial<Session> = {}) => {
  opened += 1
  const own = {
    hash: `${opened} ${ip}`,
    blocks: crowdBlocks(ip),
    usedAt: opened,
    calls: 0,
    hasCalled: true,
    streams: 0,
    pairing: null,
    ...more,
  }
  return own as never as Session
}
const many = (count: number, ipOf: (nth: number) => string, more: Partial<Session> = {}) =>
  Array.from({ length: count }, (_, nth) => session(ipOf(nth), more))
const asked = { pairing: Promise.resolve({ code: '', connectUrl: '', expiresAt: '' }) }
/** Each in a /20 of its own. */
const apart = (nth: number) => `10.${nth >> 4}.${(nth & 15) * 16}.1`
const nobody = async () => null
/** Whose session makes room for a fresh one. */
const evictedFor = async (
  ip: string,
  others: Session[],
  accountOf: (session: Session) => Promise<string | null> = nobody,
  outranks = false,
) => {
  const fresh = session(ip)
  return findEvictable([...others, fresh], fresh, { accountOf, outranks, now: opened })
}
const refused = {
  code: 'TOO_MANY_REQUESTS',
  message: expect.stringMatching(/^Too many open sessions\. The limit is 100 per IP address.* Try again in \d+ (seconds|minutes)\.$/),
}

describe('a full network', () => {
  it.each([
    ['/64', 100, (nth: number) => `2001:db8:1:1::${nth}`],
    ['/56', 400, (nth: number) => `2001:db8:1:${(nth % 256).toString(16)}::1`],
    ['/48', 500, (nth: number) => `2001:db8:1:${nth.toString(16)}::1`],
  ])('has room in a %s for %d sessions', async (_, max, ipOf) => {
    expect(await evictedFor(ipOf(max), many(max - 1, ipOf))).toBeNull()
    const newcomer = '2001:db8:1:1::ffff'
    expect((await evictedFor(newcomer, many(max, ipOf)))?.blocks[0]?.key).toBe('2001:db8:1:1')
  })

  it('closes no neighbor’s session, but refuses the new one', async () => {
    const others = many(maxSessions(16), (nth) => `2001:db8:1:${nth.toString(16)}::1`)
    await expect(evictedFor('2001:db8:1:ffff::1', others)).rejects.toMatchObject(refused)
    expect(await evictedFor('2001:db8:2::1', others)).toBeNull()
  })

  it('closes no connected session, and none with a call in progress', async () => {
    const own = () => '203.0.113.7'
    const [idle, waiting] = [session(own()), session(own(), asked)]
    const connected = many(49, own, asked)
    const busy = many(49, own, { calls: 1 })
    const isConnected = async (each: Session) => (connected.includes(each) ? 'ada' : null)
    const all = [...connected, ...busy, waiting, idle]
    expect(await evictedFor(own(), all, isConnected)).toBe(idle)
    expect(
      await evictedFor(
        own(),
        [...all, session(own(), { calls: 1 })].filter((each) => each !== idle),
        isConnected,
      ),
    ).toBe(waiting)
    const taken = [...connected, ...busy, ...many(2, own, { calls: 1 })]
    await expect(evictedFor(own(), taken, isConnected)).rejects.toMatchObject(refused)
  })
})

describe('a full process', () => {
  const connected = many(500, (nth) => `203.0.${nth % 250}.1`, asked)
  const isConnected = async (each: Session) => (connected.includes(each) ? 'ada' : null)
  const rest = sessionLimits.perProcess - connected.length

  it('closes a session of the network that fills it for another network', async () => {
    const lone = many(200, (nth) => `198.51.100.${nth}`)
    const crowd = many(rest - 200, (nth) => `2001:db8:${(nth % 60).toString(16)}:${nth.toString(16)}::1`)
    expect(crowd).toContain(await evictedFor('192.0.2.1', [...lone, ...connected, ...crowd], isConnected))
  })

  it('closes a session of a network with two for a network with none', async () => {
    const pairs = many(rest, (nth) => `10.0.${nth >> 9}.${(nth >> 1) & 255}`)
    expect(pairs).toContain(await evictedFor('192.0.2.1', [...pairs, ...connected], isConnected))
  })

  it('closes the least recently used session that never called a tool if no network is more crowded than the new one’s', async () => {
    const lone = many(rest - 3, apart)
    const [asking, first, second] = [asked, {}, {}].map((more, nth) => session(apart(3000 + nth), { hasCalled: false, ...more }))
    expect(
      await evictedFor('192.0.2.1', [...lone, asking, second, first].flatMap((each) => each ?? []).concat(connected), isConnected),
    ).toBe(first)
  })

  it('refuses the new session if no network is more crowded than its own and all have called a tool', async () => {
    const lone = many(rest, apart)
    await expect(evictedFor('192.0.2.1', [...lone, ...connected], isConnected)).rejects.toMatchObject(refused)
  })

  it.each([
    ['/21', (nth: number) => `203.0.${96 + (nth >> 8)}.${nth & 255}`],
    ['/24, four to each address', (nth: number) => `203.0.96.${nth >> 3}`],
    ['/16', (nth: number) => `203.0.${nth & 255}.${nth >> 8}`],
  ])('that an IPv4 %s fills closes one of its sessions for a stranger, even next door', async (_, ipOf) => {
    const lone = many(200, apart)
    const crowd = many(1800, ipOf)
    expect(crowd).toContain(await evictedFor('192.0.2.1', [...lone, ...crowd]))
    expect(crowd).toContain(await evictedFor('203.0.97.255', [...lone, ...crowd]))
  })

  it('refuses nobody with a token while a session without a connection is idle: the oldest of the most crowded network closes', async () => {
    const lone = many(rest, apart)
    expect(await evictedFor('192.0.2.1', [...lone, ...connected], isConnected, true)).toBe(lone[0])
    const pair = session(apart(700))
    expect(await evictedFor('192.0.2.1', [...lone.slice(1), pair, ...connected], isConnected, true)).toBe(lone[700])
    const neighbors = many(maxSessions(16), (nth) => `2001:db8:1:${nth.toString(16)}::1`)
    expect(neighbors).toContain(await evictedFor('2001:db8:1:ffff::1', neighbors, nobody, true))
  })

  it('says when the first idle session expires, or to wait for a call in progress', async () => {
    const lone = many(rest, apart)
    const [first, ...others] = [...lone, ...connected]
    Object.assign(first ?? {}, { usedAt: opened - 17 * 60_000 })
    await expect(evictedFor('192.0.2.1', [first as Session, ...others], isConnected)).rejects.toMatchObject({
      message: 'Too many open sessions. The limit is 100 per IP address; it’s lower while the service is full. Try again in 13 minutes.',
      data: { retryAfter: 780 },
    })
    const busy = many(sessionLimits.perProcess, apart, { calls: 1 })
    await expect(evictedFor('192.0.2.1', busy, nobody, true)).rejects.toMatchObject({ data: { retryAfter: 60 } })
  })

  describe('of connected sessions', () => {
    /** Of a hundred accounts with as many sessions as an account can have connections. */
    const account = (name: number, count = 20, more: Partial<Session> = {}) => many(count, () => `10.0.0.${name}`, { ...asked, ...more })
    const accountOf = async ({ hash, pairing }: Session) => (pairing === null ? null : (hash.split(' ')[1] ?? ''))
    const hundred = () => Array.from({ length: 100 }, (_, name) => account(name)).flat()

    it('closes the longest idle one of the account with most, never one with a call in progress or an open stream before others', async () => {
      const all = hundred().filter((_, nth) => nth % 20 < 19 || nth >= 1980)
      const [first, second, third] = all.slice(-20)
      expect(await evictedFor('192.0.2.1', [...all, ...many(99, () => '10.0.1.1', { calls: 1 })], accountOf)).toBe(first)
      Object.assign(first ?? {}, { calls: 1 })
      Object.assign(second ?? {}, { streams: 1 })
      expect(await evictedFor('192.0.2.1', [...all, ...many(99, () => '10.0.1.1', { calls: 1 })], accountOf)).toBe(third)
    })

    it('closes those without a connection first', async () => {
      const crowd = many(20, () => '203.0.113.7')
      expect(crowd).toContain(await evictedFor('192.0.2.1', [...hundred().slice(20), ...crowd], accountOf))
    })

    it('lets a few sessions without a connection protect no account that holds the rest', async () => {
      const lone = many(100, apart)
      const all = hundred().slice(100)
      expect(all).toContain(await evictedFor('192.0.2.1', [...lone, ...all], accountOf))
    })

    it('refuses the new session if every one has a call in progress, or if they hold no more than half', async () => {
      const busy = hundred()
      for (const each of busy) each.calls = 1
      await expect(evictedFor('192.0.2.1', busy, accountOf)).rejects.toMatchObject(refused)
      const lone = many(1000, apart)
      await expect(evictedFor('192.0.2.1', [...lone, ...hundred().slice(1000)], accountOf)).rejects.toMatchObject(refused)
    })
  })
})
