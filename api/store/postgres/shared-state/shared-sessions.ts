import { sql } from 'kysely'
import type { Holder } from '../../../domain/quotas.ts'
import type { AskedApproval, EndedSession, SharedSession, SharedSessions } from '../../../ports/shared-sessions.ts'
import { beginSession, holdersOf } from './begin-session.ts'
import type { KeyedHash } from './shared-secret.ts'
import type { Database } from '../tables/tables.ts'
import { minuteMs } from '../../../../shared/durations.ts'

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
