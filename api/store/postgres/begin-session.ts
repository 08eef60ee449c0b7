import { sql } from 'kysely'
import { chooseCrowded } from '../../domain/crowd.ts'
import { blockShares, type Holder } from '../../domain/quotas.ts'
import type { EndedSession, SessionLimits, SharedSession } from '../../ports/shared-sessions.ts'
import type { Database } from './tables.ts'

/** How many sessions are evicted at once when all places are taken: choosing them reads all of them. */
const madeRoom = 32

const shares = [blockShares[64], blockShares[56], blockShares[48], blockShares[32]]

/** The keys are stored narrowest first: one for an IPv4 address, four for an IPv6 address. */
export const holdersOf = (keys: readonly string[]): Holder[] => keys.map((key, width) => ({ key, share: shares[width] ?? 1 }))

/** A session that may be evicted: not busy and not connected. */
const isFree = (busy: string[]) => sql`hash <> all(${busy}::text[])
  and not exists (select from connections where connections."sessionId" = "toolSessions".hash)`

/** Saves a session, evicting others if needed. The port (ports/shared-sessions.ts) has the rules. */
export async function beginSession(
  db: Database,
  { hash, blocks, client }: SharedSession,
  now: number,
  { mostOf, most, mostHeld }: SessionLimits,
  busy: string[],
): Promise<EndedSession[] | null> {
  const keys = blocks.map(({ key }) => key)
  const mosts = blocks.map(({ share }) => mostOf(share))
  const { rows } = await sql<{ isBlockFull: boolean; isFull: boolean }>`
    with begun as (
      insert into "toolSessions" (hash, blocks, client, "usedAt") values (${hash}, ${keys}::text[], ${JSON.stringify(client)}, ${now})
    )
    select (select count(*) from "toolSessions") >= ${most} as "isFull", exists (
      select from unnest(${keys}::text[], ${mosts}::float8[]) as own (key, most)
      where (select count(*) from "toolSessions" where blocks @> array[own.key]) >= own.most
    ) as "isBlockFull"`.execute(db)
  const [found] = rows
  const stay = [...busy, hash]
  if (found?.isBlockFull === true) return orLeave(db, hash, await evictOwn(db, keys[0] ?? '', stay))
  if (found?.isFull !== true) return []
  const evicted = await evictCrowd(db, { id: hash, blocks }, stay)
  return orLeave(db, hash, evicted.length > 0 ? evicted : await evictHeld(db, mostHeld, stay))
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

async function evictCrowd(db: Database, fresh: { id: string; blocks: readonly Holder[] }, stay: string[]): Promise<EndedSession[]> {
  const { rows: free } = await sql<{ hash: string; blocks: string[] }>`
    select hash, blocks from "toolSessions" where ${isFree(stay)} order by "pairingId" is not null, "usedAt"`.execute(db)
  const placed = free.map(({ hash, blocks }) => ({ id: hash, blocks: holdersOf(blocks) }))
  // First, so that it loses against a network that is no more crowded.
  const chosen = chooseCrowded([fresh, ...placed], madeRoom)
  const evicted = chosen.includes(fresh.id) ? chosen.slice(0, chosen.indexOf(fresh.id)) : chosen
  const { rows } = await sql<EndedSession>`
    delete from "toolSessions" where hash = any(${evicted}::text[]) returning hash, "pairingId"`.execute(db)
  return rows
}

/** Evicts connected sessions one at a time: of the account that then has most, the one that has been idle longest. */
async function evictHeld(db: Database, mostHeld: number, stay: string[]): Promise<EndedSession[]> {
  const { rows } = await sql<EndedSession>`
    with held as (
      select hash, "usedAt", row_number() over (partition by "accountId" order by hash = any(${stay}::text[]) desc, "usedAt" desc) as place
      from "toolSessions" join connections on connections."sessionId" = hash
    )
    delete from "toolSessions" where hash in (
      select hash from held where hash <> all(${stay}::text[]) order by place desc, "usedAt"
      limit greatest(0, least(${madeRoom}, (select count(*) from held) - ${mostHeld}))
    ) returning hash, "pairingId"`.execute(db)
  return rows
}

/** Returns what was evicted; if nothing was, deletes the new session and returns null. */
async function orLeave(db: Database, hash: string, evicted: EndedSession[]): Promise<EndedSession[] | null> {
  if (evicted.length > 0) return evicted
  await sql`delete from "toolSessions" where hash = ${hash}`.execute(db)
  return null
}
