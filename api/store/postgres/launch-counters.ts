import { sql } from 'kysely'
import type { Counts } from '../../actions/store.ts'
import { keyText } from './key-text.ts'
import type { BigCounts, Database } from './tables.ts'

const betweenWrites = 1000
/** Days removed by one statement, so that none takes long. */
const slice = 5000

/** Private counters of launches, in sum and by day: gathered here, and added by one statement a second. */
export class LaunchCounters {
  readonly #db: Database
  readonly #gathered = new Map<string, Map<string, Counts>>()
  readonly #timer: NodeJS.Timeout
  #writing: Promise<void> = Promise.resolve()

  constructor(db: Database) {
    this.#db = db
    this.#timer = setInterval(() => {
      this.#write().catch(() => undefined) // said by the connection, and tried again
    }, betweenWrites).unref()
  }

  add(launchId: string, day: string, { impressions = 0, clicks = 0 }: Partial<Counts>): void {
    const id = keyText(launchId)
    const days = this.#gathered.get(id) ?? new Map<string, Counts>()
    const sum = days.get(day) ?? { impressions: 0, clicks: 0 }
    this.#gathered.set(id, days.set(day, { impressions: sum.impressions + impressions, clicks: sum.clicks + clicks }))
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

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#write()
  }

  #write(): Promise<void> {
    this.#writing = this.#writing.catch(() => undefined).then(() => this.#writeGathered())
    return this.#writing
  }

  /** What could not be written is kept for the next time. */
  async #writeGathered(): Promise<void> {
    if (this.#gathered.size === 0) return
    const rows = [...this.#gathered].flatMap(([id, days]) => [...days].map(([day, counts]) => ({ id, day, ...counts })))
    // One order in every process, so that none waits for another that waits for it.
    rows.sort((a, b) => (a.id === b.id ? (a.day < b.day ? -1 : 1) : a.id < b.id ? -1 : 1))
    this.#gathered.clear()
    try {
      await upsert(rows).execute(this.#db)
    } catch (error) {
      for (const { id, day, ...counts } of rows) this.add(id, day, counts)
      throw error
    }
  }
}

const upsert = (rows: { id: string; day: string; impressions: number; clicks: number }[]) => sql`
  with added as (
    select * from unnest(${rows.map(({ id }) => id)}::text[], ${rows.map(({ day }) => day)}::text[],
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
