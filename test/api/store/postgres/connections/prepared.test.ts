import { Kysely, PostgresDialect, sql } from 'kysely'
import { Client, Pool } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { GuardedPool } from '../../../../../api/store/postgres/connections/connections.ts'
import { Outage } from '../../../../../api/store/postgres/connections/database-failures.ts'
import { prepared } from '../../../../../api/store/postgres/connections/prepared.ts'
import { createPostgresStore } from '../../../../../api/store/postgres/postgres-store.ts'
import { findersOf } from '../../../../../api/store/postgres/records/record-finders.ts'
import type { Tables } from '../../../../../api/store/postgres/tables/migrate.ts'
import { liveLaunch } from '../../../../support/live-launch.ts'
import { usePostgres } from '../../../../support/postgres-databases.ts'
import { putAll } from '../../../../support/put-all.ts'

const databases = usePostgres()

/** A database with a launch, and one connection to it. */
async function openOne() {
  const url = await databases.create()
  const store = await createPostgresStore({ databaseUrl: url, onFailure: () => undefined })
  await putAll(store, 'launches', [liveLaunch({ id: 'tea', slug: 'tea' })])
  const pool = new GuardedPool(new Pool({ connectionString: url, max: 1 }), new Outage(() => undefined))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  onTestFinished(async () => {
    await store.close()
    await db.destroy()
  })
  const statements = async () => (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)).rows
  return { url, store, db, statements }
}

it('a lookup is prepared once in a connection, whatever its key; a search never is', async () => {
  const { db, statements } = await openOne()
  const { get, findLaunch } = findersOf({ of: (_, ask) => ask(db), ofPrivate: (ask) => ask(db) })
  for (const id of ['tea', 'coffee', 'tea']) expect((await get('launches', id))?.id ?? null).toBe(id === 'tea' ? 'tea' : null)
  expect((await findLaunch('tea'))?.id).toBe('tea')
  await sql`select 1 from launches where "nameKey" like ${'%t%'}`.execute(db)
  expect(await statements()).toHaveLength(2)
})

it('a table that has changed ends the connections that prepared statements for it, and others are opened', async () => {
  const { url, db } = await openOne()
  const { get } = findersOf({ of: (_, ask) => ask(db), ofPrivate: (ask) => ask(db) })
  expect(await get('launches', 'tea')).toMatchObject({ slug: 'tea' })
  const client = new Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('alter table launches alter column data type jsonb using data::text::jsonb')
  await expect(get('launches', 'tea')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  expect(await get('launches', 'tea')).toMatchObject({ slug: 'tea' })
})

it('statements that a pooler dropped are prepared again in a new connection', async () => {
  const { db } = await openOne()
  const { get } = findersOf({ of: (_, ask) => ask(db), ofPrivate: (ask) => ask(db) })
  expect(await get('launches', 'tea')).toMatchObject({ slug: 'tea' })
  await sql`deallocate all`.execute(db)
  await expect(get('launches', 'tea')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  expect(await get('launches', 'tea')).toMatchObject({ slug: 'tea' })
})

it('what is asked with ever new words takes no more than a hundred names', async () => {
  const { db, statements } = await openOne()
  for (let at = 0; at < 120; at += 1) await sql`${prepared}select ${sql.lit(at)} + ${1}::int as sum`.execute(db)
  expect((await statements()).length).toBeLessThanOrEqual(100)
  expect((await sql<{ sum: number }>`${prepared}select 119 + ${1}::int as sum`.execute(db)).rows).toEqual([{ sum: 120 }])
})
