import { sql } from 'kysely'
import { chooseCrowded } from '../../../domain/crowd.ts'
import { blockShares, type Holder } from '../../../domain/quotas.ts'
import type { Begun, EndedSession, SessionLimits, SharedSession, AskedApproval, SharedSessions } from '../../../ports/shared-sessions.ts'
import type { Database } from '../tables/migrate.ts'
import type { KeyedHash } from './shared-secret.ts'
import { minuteMs } from '../../../../shared/durations.ts'

/** How many sessions are evicted at once when all places are taken: choosing them reads all of them. */
const madeRoom = 32

const shares = [blockShares[64], blockShares[56], blockShares[48], blockShares[32]]
const shares4 = [1, blockShares[24], blockShares[20]]

/** The keys are stored narrowest first: three for an IPv4 address, four for an IPv6 address. */
export const holdersOf = (keys: readonly string[]): Holder[] =>
  keys.map((key, width) => ({ key, share: (keys.length > shares4.length ? shares : shares4)[width] ?? 1 }))

/** A session that may be evicted: not busy and not connected. */
const isFree = (busy: string[]) => sql`hash <> all(${busy}::text[])
  and not exists (select from connections where connections."sessionId" = "toolSessions".hash)`

/** Saves a session, evicting others if needed. The port (ports/shared-sessions.ts) has the rules. */
export async function beginSession(
  db: Database,
  { hash, blocks, client, hasToken }: SharedSession & { hasToken: boolean },
  now: number,
  { maxFor, max, maxHeld }: SessionLimits,
  busy: string[],
): Promise<Begun> {
  const keys = blocks.map(({ key }) => key)
  const mosts = blocks.map(({ share }) => maxFor(share))
  const { rows } = await sql<{ fullBlock: string | null; isFull: boolean }>`
    with begun as (
      insert into "toolSessions" (hash, blocks, client, "usedAt") values (${hash}, ${keys}::text[], ${JSON.stringify(client)}, ${now})
    )
    select (select count(*) from "toolSessions") >= ${max} as "isFull", (
      select own.key from unnest(${keys}::text[], ${mosts}::float8[]) with ordinality as own (key, most, width)
      where (select count(*) from "toolSessions" where blocks @> array[own.key]) >= own.most order by own.width limit 1
    ) as "fullBlock"`.execute(db)
  const [found] = rows
  const stay = [...busy, hash]
  const fullBlock = found?.fullBlock ?? null
  if (fullBlock === null && found?.isFull !== true) return { evicted: [] }
  const fresh = { id: hash, blocks, hasToken }
  const evicted = fullBlock === null || hasToken ? await evictCrowd(db, fresh, stay, fullBlock) : await evictOwn(db, keys[0] ?? '', stay)
  if (evicted.length > 0 || fullBlock !== null) return orLeave(db, hash, evicted, fullBlock)
  const unused = await evictUnused(db, stay)
  return orLeave(db, hash, unused.length > 0 ? unused : await evictHeld(db, maxHeld, stay), fullBlock)
}

/** Evicts the least useful of the caller's own: no approval requested, least recently used. */
async function evictOwn(db: Database, key: string, stay: string[]): Promise<EndedSession[]> {
  const { rows } = await sql<EndedSession>`
    delete from "toolSessions" where hash = (
      select hash from "toolSessions" where blocks[1] = ${key} and blocks @> array[${key}] and ${isFree(stay)}
      order by "pairingId" is not null, "usedAt" limit 1
    ) returning hash, "pairingId"`.execute(db)
  return rows
}

const within = (block: string | null) => (block === null ? sql`true` : sql`blocks @> array[${block}]`)

/** In the full block, if there is one. */
async function evictCrowd(
  db: Database,
  { id, blocks, hasToken }: { id: string; blocks: readonly Holder[]; hasToken: boolean },
  stay: string[],
  fullBlock: string | null,
): Promise<EndedSession[]> {
  const { rows: free } = await sql<{ hash: string; blocks: string[] }>`
    select hash, blocks from "toolSessions" where ${within(fullBlock)} and ${isFree(stay)} order by "pairingId" is not null, "usedAt"`.execute(
    db,
  )
  const placed = free.map(({ hash, blocks }) => ({ id: hash, blocks: holdersOf(blocks) }))
  // First, so that it loses against a network that is no more crowded.
  const chosen = chooseCrowded([{ id, blocks }, ...placed], fullBlock === null ? madeRoom : 1)
  const crowd = chosen.includes(id) ? chosen.slice(0, chosen.indexOf(id)) : chosen
  const evicted = crowd.length === 0 && hasToken ? chooseCrowded(placed, 1) : crowd
  const { rows } = await sql<EndedSession>`
    delete from "toolSessions" where hash = any(${evicted}::text[]) returning hash, "pairingId"`.execute(db)
  // Others chose the same ones at the same time and have their places.
  if (rows.length === 0 && evicted.length > 0) return evictCrowd(db, { id, blocks, hasToken }, stay, fullBlock)
  return rows
}

/** Evicts those that never called a tool, least recently used first. */
async function evictUnused(db: Database, stay: string[]): Promise<EndedSession[]> {
  const { rows } = await sql<EndedSession>`
    delete from "toolSessions" where hash in (
      select hash from "toolSessions" where not called and "pairingId" is null and ${isFree(stay)} order by "usedAt" limit ${madeRoom}
    ) returning hash, "pairingId"`.execute(db)
  return rows
}

/** Evicts connected sessions one at a time: of the account that then has most, the one that has been idle longest. */
async function evictHeld(db: Database, maxHeld: number, stay: string[]): Promise<EndedSession[]> {
  const { rows } = await sql<EndedSession>`
    with held as (
      select hash, "usedAt", row_number() over (partition by "accountId" order by hash = any(${stay}::text[]) desc, "usedAt" desc) as place
      from "toolSessions" join connections on connections."sessionId" = hash
    )
    delete from "toolSessions" where hash in (
      select hash from held where hash <> all(${stay}::text[]) order by place desc, "usedAt"
      limit greatest(0, least(${madeRoom}, (select count(*) from held) - ${maxHeld}))
    ) returning hash, "pairingId"`.execute(db)
  return rows
}

/** If nothing was evicted, deletes the new session. */
async function orLeave(db: Database, hash: string, evicted: EndedSession[], fullBlock: string | null): Promise<Begun> {
  if (evicted.length > 0) return { evicted }
  await sql`delete from "toolSessions" where hash = ${hash}`.execute(db)
  const { rows } = await sql<{ oldestUse: string | null }>`
    select min("usedAt") as "oldestUse" from "toolSessions" where ${within(fullBlock)}`.execute(db)
  return { oldestUse: Number(rows[0]?.oldestUse ?? 0) }
}

type Row = Omit<SharedSession, 'blocks'> & { blocks: string[]; usedAt: string; pairingId: string | null; sealedPairing: string }

const hashedBlocks = ({ blocks }: SharedSession, keyedHash: KeyedHash): Holder[] =>
  blocks.map(({ key, share }) => ({ key: keyedHash(key), share }))

/** Last use is written at most this often. Milliseconds. */
const useInterval = minuteMs

export const sharedSessionsOf = (db: Database, keyedHash: KeyedHash): SharedSessions => ({
  begin: (session, now, limits, busy) => beginSession(db, { ...session, blocks: hashedBlocks(session, keyedHash) }, now, limits, busy),
  use: async (hash, now, idleSince) => {
    const { rows } = await sql<Row>`
        select hash, blocks, client, "usedAt", "pairingId", "sealedPairing" from "toolSessions"
        where hash = ${hash} and "usedAt" > ${idleSince - useInterval}`.execute(db)
    const [session] = rows
    if (session === undefined) return null
    if (now - Number(session.usedAt) >= useInterval)
      await sql`update "toolSessions" set "usedAt" = greatest("usedAt", ${now}) where hash = ${hash}`.execute(db)
    const { pairingId, sealedPairing: sealed } = session
    return { ...session, blocks: holdersOf(session.blocks), approval: pairingId === null ? null : { pairingId, sealed } }
  },
  noteCall: async (hash) => void (await sql`update "toolSessions" set called = true where hash = ${hash}`.execute(db)),
  keep: async (hashes, now) => {
    const { rows } = await sql<{ hash: string }>`
        update "toolSessions" set "usedAt" = greatest("usedAt", ${now}) where hash = any(${hashes}::text[]) returning hash`.execute(db)
    return rows.map(({ hash }) => hash)
  },
  noteApproval: async (hash, { pairingId, sealed }, before) => {
    const { numAffectedRows } = await sql`
        update "toolSessions" set "pairingId" = ${pairingId}, "sealedPairing" = ${sealed}
        where hash = ${hash} and "pairingId" is not distinct from ${before}`.execute(db)
    if (numAffectedRows === 1n) return null
    const { rows } = await sql<AskedApproval>`
        select "pairingId", "sealedPairing" as sealed from "toolSessions" where hash = ${hash} and "pairingId" is not null`.execute(db)
    return rows[0] ?? null
  },
  end: async (hash) => {
    const { rows } = await sql<EndedSession>`delete from "toolSessions" where hash = ${hash} returning hash, "pairingId"`.execute(db)
    return rows[0] ?? null
  },
  endIdle: async (idleSince) => {
    const { rows } = await sql<EndedSession>`
        delete from "toolSessions" where "usedAt" <= ${idleSince - useInterval} returning hash, "pairingId"`.execute(db)
    return rows
  },
})
