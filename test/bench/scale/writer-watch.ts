import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import { advisoryLocks } from '../../../api/store/postgres/leadership/advisory-locks.ts'

/** What the holder of the writer lock was doing, and how often it was seen doing that. */
export type Seen = Record<string, number>

const pause = 5

/** Looks again and again at the one connection that may write, until stopped. */
export function watchWriter(admin: Client): () => Promise<Seen> {
  const seen: Seen = {}
  const over = new AbortController()
  const watch = async () => {
    while (!over.signal.aborted) {
      const { rows } = await admin.query<Holder>(holder)
      const doing = rows[0] === undefined ? 'nobody writes' : doingOf(rows[0])
      seen[doing] = (seen[doing] ?? 0) + 1
      await wait(pause)
    }
  }
  const watching = watch()
  return async () => {
    over.abort()
    await watching
    return seen
  }
}

type Holder = { state: string; event: string | null; query: string }

const holder = `select state, wait_event as event, query from pg_locks join pg_stat_activity using (pid)
  where locktype = 'advisory' and classid = ${advisoryLocks.space} and objid = ${advisoryLocks.writer} and objsubid = 2 and granted`

function doingOf({ state, event, query }: Holder): string {
  if (state !== 'active') return 'the service between two statements'
  if (query === 'commit') return event === null ? 'commit' : `commit, waiting for the disk (${event})`
  return 'a statement'
}

/** In words, the most frequent first: “62% commit, waiting for the disk (WalSync), 20% a statement”. */
export function shareWords(seen: Seen): string {
  const total = Object.values(seen).reduce((sum, times) => sum + times, 0)
  const parts = Object.entries(seen).toSorted(([, a], [, b]) => b - a)
  return parts.map(([doing, times]) => `${Math.round((times / total) * 100)}% ${doing}`).join(', ')
}
