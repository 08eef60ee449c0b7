import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { crowdBlocks } from '../../../../../api/net/caller-network.ts'
import type { Begun, SharedSessions } from '../../../../../api/ports/shared-sessions.ts'
import { createPostgresStore, type PostgresStore } from '../../../../../api/store/postgres/postgres-store.ts'
import { putAll } from '../../../../support/put-all.ts'
import { usePostgres } from '../../../../support/postgres-databases.ts'

const databases = usePostgres()
const minute = 60_000
const client = { name: 'Agent', version: '1', protocolVersion: '2025-11-25' }

let databaseUrl: string
let store: PostgresStore
let sessions: SharedSessions
beforeAll(async () => {
  databaseUrl = await databases.create()
  store = await createPostgresStore({ databaseUrl, onFailure: () => undefined })
  sessions = store.share('the key of sign-ins').sharedSessions
})
afterAll(() => store.close())

const begin = (hash: string, now = 0, block = hash, max = 100, busy: string[] = []) =>
  sessions.begin(
    { hash, blocks: [{ key: block, share: 1 }], client, hasToken: false },
    now,
    { maxFor: (share) => max * share, max: 20_000, maxHeld: 10_000 },
    busy,
  )
const evictedBy = (begun: Begun) => ('evicted' in begun ? begun.evicted.map(({ hash }) => hash) : [])
/** As if its approval had been granted. */
const connect = (sessionId: string, accountId = 'ada') =>
  putAll(store, 'connections', [{ ...connection, id: sessionId, tokenHash: sessionId, sessionId, accountId }])
const note = (hash: string, pairingId: string, before: string | null = null) =>
  sessions.noteApproval(hash, { pairingId, sealed: `link of ${pairingId}` }, before)
const use = async (hash: string, now: number) => (await sessions.use(hash, now, now - 30 * minute)) !== null

const connection = {
  accountId: 'ada',
  label: 'Agent',
  createdAt: '2026-01-01T00:00:00.000Z',
  createdFrom: '192.0.2.1',
  lastUsedAt: null,
  lastUsedFrom: null,
}

describe('a shared session', () => {
  it('is returned as it began', async () => {
    await begin('told')
    expect(await sessions.use('told', 0, -1)).toMatchObject({ hash: 'told', client, approval: null })
  })

  it('doesn’t reveal the IP addresses it was opened from', async () => {
    await begin('private', 0, '192.0.2.0/24')
    const admin = new Client({ connectionString: databaseUrl })
    await admin.connect()
    const { rows } = await admin.query(`select * from "toolSessions" where hash = 'private'`)
    await admin.end()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('192.0.2')
  })

  it('lives half an hour from its last use, at most a minute longer', async () => {
    await begin('idle')
    expect(await use('idle', 29 * minute)).toBe(true)
    expect(await use('idle', 58 * minute)).toBe(true)
    expect(await use('idle', 89 * minute)).toBe(false)
  })

  it('is kept alive by a process that uses it, unless it has ended', async () => {
    await begin('streaming')
    expect(await sessions.keep(['streaming', 'gone'], 40 * minute)).toEqual(['streaming'])
    expect(await use('streaming', 69 * minute)).toBe(true)
  })

  it('ends once, and returns the approval it requested', async () => {
    await begin('asking')
    expect(await note('asking', 'pairing')).toBeNull()
    expect(await sessions.use('asking', 0, -1)).toMatchObject({ approval: { pairingId: 'pairing', sealed: 'link of pairing' } })
    expect(await sessions.end('asking')).toEqual({ hash: 'asking', pairingId: 'pairing' })
    expect(await sessions.end('asking')).toBeNull()
    expect(await use('asking', 0)).toBe(false)
  })

  it('keeps one link of ten concurrent requests, and returns it to the others', async () => {
    await begin('asked at once')
    const asAtOnce = (before: string | null, round: string) =>
      Promise.all(Array.from({ length: 10 }, (_, index) => note('asked at once', `${round} ${index}`, before)))
    for (const round of ['first', 'second']) {
      const before = (await sessions.use('asked at once', 0, -1))?.approval?.pairingId ?? null
      const told = await asAtOnce(before, round)
      const kept = (await sessions.use('asked at once', 0, -1))?.approval
      expect(kept?.pairingId).toContain(round)
      expect(told.filter((other) => other === null)).toHaveLength(1)
      expect(told.filter((other) => other !== null)).toEqual(Array.from({ length: 9 }, () => kept))
    }
    expect(await note('never begun', 'pairing')).toBeNull()
  })

  it('with a call in progress is not evicted', async () => {
    await begin('busy', 0, 'busy block', 2)
    await begin('asked too', minute, 'busy block', 2)
    await note('asked too', 'pairing')
    expect(await begin('next', 2 * minute, 'busy block', 2, ['busy'])).toEqual({ evicted: [{ hash: 'asked too', pairingId: 'pairing' }] })
    expect(await use('busy', 3 * minute)).toBe(true)
  })

  it('that requested approval is evicted late, then the most recently used', async () => {
    for (const [index, name] of ['asked', 'old', 'newer'].entries()) await begin(name, index * minute, 'one block', 3)
    await note('asked', 'pairing')
    await begin('elsewhere', 0)
    expect(await begin('newest', 3 * minute, 'one block', 3)).toEqual({ evicted: [{ hash: 'old', pairingId: null }] })
    expect(await Promise.all(['asked', 'newer', 'newest', 'elsewhere'].map((name) => use(name, 4 * minute)))).toEqual([
      true,
      true,
      true,
      true,
    ])
  })

  it('that is idle is ended by exactly one process', async () => {
    await begin('forgotten', -100 * minute)
    await begin('remembered', 0)
    const looks = await Promise.all([1, 2].map(() => sessions.endIdle(-30 * minute)))
    expect(looks.flat()).toEqual([{ hash: 'forgotten', pairingId: null }])
    expect(await use('remembered', 0)).toBe(true)
  })

  it('that is connected isn’t evicted; the new one is refused', async () => {
    for (const name of ['connected', 'connected too']) {
      await begin(name, 0, 'an office', 2)
      await connect(name)
    }
    expect(await begin('fresh', minute, 'an office', 2)).toEqual({ oldestUse: 0 })
    expect(await Promise.all(['connected', 'connected too', 'fresh'].map((name) => use(name, minute)))).toEqual([true, true, false])
    expect(await begin('elsewhere by then', minute, 'another office', 2)).toEqual({ evicted: [] })
  })

  it('counts for the wider networks around it, where it evicts no neighbor’s', async () => {
    const at = (network: number, nth: number, hasToken = false) =>
      sessions.begin(
        { hash: `${network} ${nth}`, blocks: crowdBlocks(`2001:db8:5:${network}::1`), client, hasToken },
        0,
        { maxFor: (share) => share, max: 20_000, maxHeld: 10_000 },
        [],
      )
    const homes = [1, 2, 3, 4]
    expect(await Promise.all(homes.map((network) => at(network, 1)))).toEqual(homes.map(() => ({ evicted: [] })))
    expect(await at(5, 1)).toEqual({ oldestUse: 0 })
    expect(await at(1, 2)).toEqual({ evicted: [{ hash: '1 1', pairingId: null }] })
    expect(await at(256, 1)).toEqual({ evicted: [] })
    expect(evictedBy(await at(5, 1, true))).toEqual([expect.stringMatching(/^[1-4] /)])
  })

  it('makes room in the most crowded network when all places are taken, and is refused if that is its own', async () => {
    await sessions.endIdle(1000 * minute)
    const limits = { maxFor: () => Infinity, max: 100, maxHeld: 50 }
    const at = (ip: string, nth: number) =>
      sessions.begin({ hash: `${ip} ${nth}`, blocks: crowdBlocks(ip), client, hasToken: false }, nth, limits, [])
    await at('203.0.113.1', 0)
    await connect('203.0.113.1 0')
    for (let nth = 1; nth < 10; nth += 1) await at(`198.51.100.${nth}`, 0)
    // One session in each network of a /48.
    for (let nth = 0; nth < 90; nth += 1) await at(`2001:db8:6:${nth * 5}::1`, nth)
    const evicted = evictedBy(await at('192.0.2.1', 100))
    expect(evicted).toHaveLength(32)
    expect(evicted.every((hash) => hash.startsWith('2001:db8:6:'))).toBe(true)
    for (let nth = 0; nth < 31; nth += 1) await at(`198.51.100.${100 + nth}`, 0)
    const lone = Array.from({ length: 9 }, (_, nth) => `198.51.100.${nth + 1} 0`)
    expect(await Promise.all([...lone, '203.0.113.1 0'].map((hash) => use(hash, minute)))).toEqual(Array(10).fill(true))
  })

  it('that is connected is evicted last, and from the accounts with most, if accounts hold more than half of all places', async () => {
    await sessions.endIdle(1000 * minute)
    const limits = { maxFor: () => Infinity, max: 40, maxHeld: 20 }
    const at = (ip: string, now: number, busy: string[] = []) =>
      sessions.begin({ hash: `held ${ip} ${now}`, blocks: crowdBlocks(ip), client, hasToken: false }, now, limits, busy)
    const hold = async (account: string, count: number, from: number) => {
      for (let nth = from; nth < from + count; nth += 1) {
        await at('10.0.0.1', nth)
        await connect(`held 10.0.0.1 ${nth}`, account)
      }
    }
    await hold('bob', 18, 0)
    await hold('eve', 20, 100)
    const called = async (ip: string, now: number) => {
      await at(ip, now)
      await sessions.noteCall(`held ${ip} ${now}`)
    }
    for (const nth of [1, 2]) await called(`203.0.113.${nth}`, nth)
    const evicted = evictedBy(await at('192.0.2.1', 200, ['held 10.0.0.1 100']))
    // Eve’s longest idle ones, the busy one excepted; each account keeps what the other keeps.
    expect(evicted).toContain('held 10.0.0.1 101')
    expect(evicted).not.toContain('held 10.0.0.1 100')
    const left = (account: number) => evicted.filter((hash) => Math.floor(Number(hash.split(' ')[2]) / 100) === account).length
    expect(Math.abs(20 - left(1) - (18 - left(0)))).toBeLessThanOrEqual(1)
    expect(await at('192.0.2.2', 201)).toEqual({ evicted: [] })
    // Half of the places are theirs, whoever asks.
    await sessions.endIdle(1000 * minute)
    await hold('bob', 20, 300)
    for (let nth = 1; nth <= 19; nth += 1) await called(`198.51.100.${nth}`, 300)
    await at('198.51.100.20', 300)
    // One that never called a tool gives way; then nobody does.
    expect(evictedBy(await at('192.0.2.3', 301))).toEqual(['held 198.51.100.20 300'])
    await sessions.noteCall('held 192.0.2.3 301')
    expect(await at('192.0.2.4', 302)).toEqual({ oldestUse: 300 })
  })
})
