import { Kysely, PostgresDialect } from 'kysely'
import { expect, it } from 'vitest'
import { openPool, usualPatience } from '../../../../api/store/postgres/connections.ts'
import { Outage } from '../../../../api/store/postgres/database-failures.ts'
import { LaunchCounters } from '../../../../api/store/postgres/launch-counters.ts'
import type { Tables } from '../../../../api/store/postgres/tables.ts'
import { usePostgres } from '../../../support/postgres-databases.ts'

const databases = usePostgres()

it('whatever was counted in a second is one statement', async () => {
  const connectionString = await databases.create()
  let statements = 0
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: openPool(connectionString, new Outage(() => undefined), usualPatience) }),
    log: () => {
      statements += 1
    },
  })
  const counters = new LaunchCounters(db)
  for (let event = 0; event < 10_000; event += 1) counters.add(`launch-${event % 100}`, `2026-03-0${1 + (event % 2)}`, { impressions: 1 })
  await counters.close()
  expect(statements).toBe(1)
  expect(await counters.read('launch-7')).toEqual({ impressions: 100, clicks: 0 })
  expect(await counters.readDays('launch-7', ['2026-03-01', '2026-03-02'])).toEqual([
    { impressions: 0, clicks: 0 },
    { impressions: 100, clicks: 0 },
  ])
  await db.destroy()
})
