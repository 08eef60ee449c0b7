import { setTimeout as wait } from 'node:timers/promises'
import type { Machine } from '../../support/patroni/machine.ts'

/** A server that takes writes. Every promotion begins another timeline. */
export type Reign = { machine: Machine; timeline: number }

const describe = `select case when not pg_is_in_recovery() then substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8) end as timeline`

/** Who leads, by the newest timeline. */
export async function reignOf(machines: readonly Machine[]): Promise<Reign | null> {
  const answers = machines.map(async (machine): Promise<Reign[]> => {
    const [row] = await machine.query<{ timeline: string | null }>(describe).catch(() => [])
    return row?.timeline == null ? [] : [{ machine, timeline: Number.parseInt(row.timeline, 16) }]
  })
  return (await Promise.all(answers)).flat().sort((a, b) => b.timeline - a.timeline)[0] ?? null
}

/** Resolves when a server of a later timeline has confirmed a write: `at` is that moment. Each is asked on its own, so that none delays another. */
export async function nextReign(machines: readonly Machine[], former: Reign, within: number): Promise<Reign & { at: number }> {
  const until = performance.now() + within
  const ask = async (machine: Machine): Promise<Reign & { at: number }> => {
    for (; performance.now() < until; await wait(50)) {
      const reign = await reignOf([machine])
      if (reign === null || reign.timeline <= former.timeline) continue
      const isWritten = await machine
        .query('create table if not exists probe (at timestamptz); insert into probe values (now())')
        .catch(() => null)
      if (isWritten !== null) return { ...reign, at: performance.now() }
    }
    throw new Error(`No other server took writes within ${within / 1000} s.`)
  }
  return Promise.any(machines.map(ask))
}
