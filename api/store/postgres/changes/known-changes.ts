import type { LeaderLog } from '../standbys/leader-log.ts'

/** Read after the snapshot, so what the version counts is at or before the position. A standby in use has no timeline. */
export const question = `select case when not pg_is_in_recovery() then substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8) end as timeline,
  (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end - '0/0')::text as position,
  (select sum(value)::text from "publicVersions") as counted`
export type Answer = { timeline: string | null; position: string; counted: string | null }

export type Known = {
  version: number
  source: string
  log: LeaderLog
  /** When it was asked for. */
  at: number
  /** This process's commits of public data that it covers. */
  commits: number
}

/** What an answer says, after what was known before. */
export function learn(known: Known | null, { timeline, position: text, counted }: Answer): Pick<Known, 'version' | 'source' | 'log'> {
  const position = BigInt(text)
  // After a failover that lost changes, the same count may stand for others.
  const source = `${timeline} ${counted}`
  const isSame = known?.source === source
  return {
    version: (known?.version ?? 0) + (isSame ? 0 : 1),
    source,
    log: {
      timeline: timeline === null ? null : Number.parseInt(timeline, 16),
      position,
      publicPosition: isSame ? known.log.publicPosition : position,
    },
  }
}
