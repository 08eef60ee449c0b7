import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Counts } from '../../ports/store.ts'
import { Unanswered } from './connections/database-failures.ts'
import { keyText } from './records/key-text.ts'
import type { BigCounts, Database } from './tables/migrate.ts'

const betweenWrites = 1000
/** Rows deleted per statement, so that none takes long. */
const slice = 5000

/** Rows per statement, so that it finishes well before the statement timeout. */
const maxRows = 10_000
/** How long a shutdown waits for the last write, in milliseconds. */
const maxClose = 2000

type Row = { id: string; day: string } & Counts

/** Added once a second. What was certainly not written is retried; if that is unknown it’s dropped, so that nothing counts twice. */
export class LaunchCounters {
  readonly #db: Database
  readonly #onLoss: (loss: Error) => void
  /** By day and launch. */
  readonly #pending = new Map<string, Map<string, Row>>()
  readonly #timer: NodeJS.Timeout
  #writing: Promise<void> | null = null

  constructor(db: Database, onLoss: (loss: Error) => void) {
    this.#db = db
    this.#onLoss = onLoss
    this.#timer = setInterval(() => {
      this.#write().catch(() => undefined) // the connection reports it
    }, betweenWrites).unref()
  }

  add(launchId: string, day: string, { impressions = 0, clicks = 0 }: Partial<Counts>): void {
    let ofDay = this.#pending.get(day)
    if (ofDay === undefined) this.#pending.set(day, (ofDay = new Map()))
    const sum = ofDay.get(launchId)
    if (sum === undefined) ofDay.set(launchId, { id: launchId, day, impressions, clicks })
    else {
      sum.impressions += impressions
      sum.clicks += clicks
    }
  }

  async read(launchId: string): Promise<Counts> {
    const counts = this.#db.selectFrom('launchCounts').select(['impressions', 'clicks']).where('launchId', '=', keyText(launchId))
    return toCounts(await counts.executeTakeFirst())
  }

  async readDays(launchId: string, days: readonly string[]): Promise<Counts[]> {
    if (days.length === 0) return []
    const rows = await this.#db
      .selectFrom('dailyLaunchCounts')
      .select(['day', 'impressions', 'clicks'])
      .where('launchId', '=', keyText(launchId))
      .where('day', 'in', days)
      .execute()
    return days.map((day) => toCounts(rows.find((row) => row.day === day)))
  }

  async dropDays(before: string): Promise<void> {
    for (;;) {
      const { numAffectedRows = 0n } = await sql`delete from "dailyLaunchCounts" where ("launchId", day) in
        (select "launchId", day from "dailyLaunchCounts" where day < ${before} limit ${slice})`.execute(this.#db)
      if (numAffectedRows < slice) return
    }
  }

  /** Writes the remaining counts within a time limit, and reports if some are lost. */
  async close(): Promise<void> {
    clearInterval(this.#timer)
    const isWritten = await Promise.race([this.#writeAll(), wait(maxClose, false, { ref: false })])
    if (!isWritten) this.#onLoss(new Error('Impressions and clicks from the last few seconds were not saved: the database timed out.'))
  }

  /** Returns whether everything was written; doesn't retry after a failure. */
  async #writeAll(): Promise<boolean> {
    try {
      await this.#writing
      while (this.#pending.size > 0) await this.#write()
      return true
    } catch {
      return false
    }
  }

  #write(): Promise<void> {
    return (this.#writing ??= this.#writePending().finally(() => {
      this.#writing = null
    }))
  }

  async #writePending(): Promise<void> {
    const rows = this.#take()
    if (rows.length === 0) return
    try {
      await upsert(rows).execute(this.#db)
    } catch (error) {
      if (!(error instanceof Unanswered)) for (const { id, day, ...counts } of rows) this.add(id, day, counts)
      throw error
    }
  }

  /** The rows of the next statement, sorted the same way in every process to prevent deadlocks. */
  #take(): Row[] {
    const rows: Row[] = []
    for (const [day, ofDay] of this.#pending) {
      for (const [id, row] of ofDay.entries().take(maxRows - rows.length)) {
        ofDay.delete(id)
        rows.push(row)
      }
      if (ofDay.size === 0) this.#pending.delete(day)
    }
    return rows.sort((a, b) => (a.id === b.id ? (a.day < b.day ? -1 : 1) : a.id < b.id ? -1 : 1))
  }
}

const upsert = (rows: Row[]) => sql`
  with added as (
    select * from unnest(${rows.map(({ id }) => keyText(id))}::text[], ${rows.map(({ day }) => day)}::text[],
      ${rows.map(({ impressions }) => impressions)}::bigint[], ${rows.map(({ clicks }) => clicks)}::bigint[])
    as added ("launchId", day, impressions, clicks)
  ), summed as (
    insert into "launchCounts" as kept select "launchId", sum(impressions), sum(clicks) from added group by "launchId" order by "launchId"
    on conflict ("launchId") do update
    set impressions = kept.impressions + excluded.impressions, clicks = kept.clicks + excluded.clicks
  )
  insert into "dailyLaunchCounts" as kept select * from added
  on conflict ("launchId", day) do update
  set impressions = kept.impressions + excluded.impressions, clicks = kept.clicks + excluded.clicks`

const toCounts = (row?: BigCounts): Counts => ({ impressions: Number(row?.impressions ?? 0), clicks: Number(row?.clicks ?? 0) })
