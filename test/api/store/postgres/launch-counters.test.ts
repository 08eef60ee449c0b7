import { Kysely, PostgresDialect } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openPool, defaultTimeouts } from '../../../../api/store/postgres/connections/connections.ts'
import { Outage } from '../../../../api/store/postgres/connections/database-failures.ts'
import { LaunchCounters } from '../../../../api/store/postgres/launch-counters.ts'
import type { Tables } from '../../../../api/store/postgres/tables/migrate.ts'
import { usePostgres } from '../../../support/postgres-databases.ts'

const databases = usePostgres()

let db: Kysely<Tables>
let counters: LaunchCounters
/** Rows of each statement. */
let written: number[]
beforeEach(async () => {
  const connectionString = await databases.create()
  written = []
  db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: openPool(connectionString, new Outage(() => undefined), defaultTimeouts) }),
    log: ({ query }) => {
      const [ids] = query.parameters
      if (Array.isArray(ids)) written.push(ids.length)
    },
  })
  counters = new LaunchCounters(db, () => undefined)
})
afterEach(() => db.destroy())

it('all counts of a second are one statement', async () => {
  for (let event = 0; event < 10_000; event += 1) counters.add(`launch-${event % 100}`, `2026-03-0${1 + (event % 2)}`, { impressions: 1 })
  await counters.close()
  expect(written).toEqual([100])
  expect(await counters.read('launch-7')).toEqual({ impressions: 100, clicks: 0 })
  expect(await counters.readDays('launch-7', ['2026-03-01', '2026-03-02'])).toEqual([
    { impressions: 0, clicks: 0 },
    { impressions: 100, clicks: 0 },
  ])
})

it('a backlog is written in statements of bounded size', async () => {
  for (let launch = 0; launch < 25_000; launch += 1) counters.add(`launch-${launch}`, '2026-03-01', { clicks: 1 })
  await counters.close() // waits two seconds at most, and a slow machine writes on
  await expect.poll(() => written).toEqual([10_000, 10_000, 5000])
  expect(await counters.read('launch-24999')).toEqual({ impressions: 0, clicks: 1 })
})
