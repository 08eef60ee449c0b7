import { AsyncLocalStorage } from 'node:async_hooks'
import { type RawBuilder, sql } from 'kysely'
import { prepared } from '../connections/prepared.ts'
import type { Database } from '../tables/tables.ts'

/** Reads of one kind differ only in their key. `rowsOf` is a statement that returns the `key` and the `data` of each row for any of several keys. */
export type Kind = { name: string; rowsOf: (keys: RawBuilder<unknown>) => RawBuilder<unknown> }

type Waiting = { key: string; resolve: (found: unknown[]) => void; reject: (error: unknown) => void }
type Part = { kind: Kind; waiting: Waiting[] }

/** What the work reads at this moment, of each database, by the name of its kind. */
type Moments = Map<Database, Map<string, Part>>

const works = new AsyncLocalStorage<Moments>()

/** Combines what the work reads at the same moment, but never with what other work reads, which would otherwise wait for a long list or fail with it. */
export const joinReads = <T>(work: () => Promise<T>): Promise<T> => works.run(new Map(), work)

/** Reads that `joinReads` joins, as of a page with its comments and the people who wrote them, are one statement. */
export function readJointly(db: Database, kind: Kind, key: string): Promise<unknown[]> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown[]>()
  const moments: Moments = works.getStore() ?? new Map()
  let moment = moments.get(db)
  if (moment === undefined) {
    const parts = (moment = new Map<string, Part>())
    moments.set(db, parts)
    // After whatever else is about to run in this turn of the event loop.
    void Promise.resolve().then(() =>
      process.nextTick(() => {
        moments.delete(db)
        void answer(db, parts.values())
      }),
    )
  }
  const part = moment.get(kind.name)
  if (part === undefined) moment.set(kind.name, { kind, waiting: [{ key, resolve, reject }] })
  else part.waiting.push({ key, resolve, reject })
  return promise
}

/** In one order, so that there are few statements to prepare. */
async function answer(db: Database, asked: Iterable<Part>): Promise<void> {
  const parts = [...asked].sort((a, b) => (a.kind.name < b.kind.name ? -1 : 1))
  const selects = parts.map(({ kind, waiting }, at) => {
    const keys = [...new Set(waiting.map(({ key }) => key))]
    return sql`select ${sql.lit(at)} as part, key, data from (${kind.rowsOf(sql`${keys}::text[]`)}) as found`
  })
  try {
    const { rows } = await sql<{ part: number; key: string; data: unknown }>`${prepared}${sql.join(selects, sql` union all `)}`.execute(db)
    const found = parts.map(() => new Map<string, unknown[]>())
    for (const { part, key, data } of rows) {
      const others = found[part]?.get(key)
      if (others === undefined) found[part]?.set(key, [data])
      else others.push(data)
    }
    parts.forEach(({ waiting }, at) => waiting.forEach(({ key, resolve }) => resolve(found[at]?.get(key) ?? [])))
  } catch (error) {
    for (const { reject } of parts.flatMap(({ waiting }) => waiting)) reject(error)
  }
}
