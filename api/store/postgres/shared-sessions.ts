import { sql } from 'kysely'
import type { AskedApproval, EndedSession, SharedSession, SharedSessions } from '../../ports/shared-sessions.ts'
import type { KeyedHash } from './shared-secret.ts'
import type { Database } from './tables.ts'

/** Last use is written at most this often. Milliseconds. */
const useInterval = 60_000

export function sharedSessionsOf(db: Database, keyedHash: KeyedHash): SharedSessions {
  return {
    begin: async ({ hash, block: addresses, client }, now, most, busy) => {
      const block = keyedHash(addresses)
      // The least useful is deleted first: no call in progress, no approval requested, least recently used.
      const { rows } = await sql<EndedSession>`
        with begun as (
          insert into "toolSessions" (hash, block, client, "usedAt")
          values (${hash}, ${block}, ${JSON.stringify(client)}, ${now})
        )
        delete from "toolSessions" where hash in (
          select hash from "toolSessions" where block = ${block}
          order by hash = any(${busy}::text[]) desc, "pairingId" is not null desc, "usedAt" desc offset ${most - 1}
        ) returning hash, "pairingId"`.execute(db)
      return rows
    },
    use: async (hash, now, idleSince) => {
      const { rows } = await sql<SharedSession & { usedAt: string; pairingId: string | null; sealedPairing: string }>`
        select hash, block, client, "usedAt", "pairingId", "sealedPairing" from "toolSessions"
        where hash = ${hash} and "usedAt" > ${idleSince - useInterval}`.execute(db)
      const [session] = rows
      if (session === undefined) return null
      if (now - Number(session.usedAt) >= useInterval)
        await sql`update "toolSessions" set "usedAt" = greatest("usedAt", ${now}) where hash = ${hash}`.execute(db)
      const { pairingId, sealedPairing: sealed } = session
      return { ...session, approval: pairingId === null ? null : { pairingId, sealed } }
    },
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
    endIdle: async (idleSince, most) => {
      const { rows } = await sql<EndedSession>`
        delete from "toolSessions" where "usedAt" <= ${idleSince - useInterval} or hash in (
          select hash from "toolSessions" order by "pairingId" is not null desc, "usedAt" desc offset ${most}
        ) returning hash, "pairingId"`.execute(db)
      return rows
    },
  }
}
