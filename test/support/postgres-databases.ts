import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { bareTemplate, databaseOn, type RunDatabase } from './run-postgres.ts'

export type Databases = {
  /** The address of a new database, with the store's tables unless it is to be bare. They are dropped when the file ends. */
  create: (bare?: 'bare') => Promise<string>
  /** One that has the store's tables, empty; `giveBack` it for the next who asks. */
  borrow: () => Promise<string>
  giveBack: (url: string) => Promise<void>
}

/** Databases for a test file, on the server of the run (run-postgres.ts). */
export function usePostgres(): Databases {
  const prefix = `slipway_test_${randomUUID().replaceAll('-', '')}`
  let run: RunDatabase
  let admin: Client
  const made: string[] = []
  const empty: string[] = []
  const create = async (bare?: 'bare') => {
    const name = `${prefix}_${made.length}`
    made.push(name)
    await admin.query(`create database ${name} template ${bare === 'bare' ? bareTemplate : `${run.template} strategy file_copy`}`)
    return databaseOn(run.url, name)
  }
  beforeAll(async () => {
    run = await askForDatabase()
    admin = new Client({ connectionString: run.url })
    await admin.connect()
  })
  afterAll(async () => {
    for (const name of made) await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  })
  return {
    create,
    borrow: async () => empty.pop() ?? create(),
    giveBack: async (url) => {
      await emptyTables(url)
      empty.push(url)
    },
  }
}

async function askForDatabase(): Promise<RunDatabase> {
  const answer = await fetch(inject('postgres'))
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as RunDatabase
}

/** Deleting a few rows takes a fraction of the time of a new database. */
async function emptyTables(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename !~ '^kysely_'`,
    )
    await client.query(rows.map(({ name }) => `delete from ${name}`).join(';'))
  } finally {
    await client.end()
  }
}
