import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { createPostgresStore } from '../../api/store/postgres/postgres-store.ts'
import { startPostgres, type PostgresServer } from './postgres.ts'

export type Databases = {
  /** The address of a new database, with the store's tables unless it is to be bare. They are dropped when the file ends. */
  create: (bare?: 'bare') => Promise<string>
  /** One that has the store's tables, empty; `giveBack` it for the next who asks. */
  borrow: () => Promise<string>
  giveBack: (url: string) => Promise<void>
  server: () => PostgresServer
}

/** A server for a test file: the one of DATABASE_URL_TEST or DATABASE_URL, or one of its own. */
export function usePostgres(): Databases {
  const given = process.env['DATABASE_URL_TEST'] ?? process.env['DATABASE_URL']
  const template = `slipway_test_${randomUUID().replaceAll('-', '')}`
  let server: PostgresServer
  let admin: Client
  const made: string[] = []
  const empty: string[] = []
  const address = (name: string) => Object.assign(new URL(server.url), { pathname: `/${name}` }).href
  const create = async (bare?: 'bare') => {
    const name = `${template}_${made.length}`
    made.push(name)
    await admin.query(`create database ${name} template ${bare === 'bare' ? fresh : template}`)
    return address(name)
  }
  beforeAll(async () => {
    server = given === undefined ? await startPostgres() : { url: given, pid: 0, stop: async () => undefined }
    admin = new Client({ connectionString: server.url })
    await admin.connect()
    await admin.query(`create database ${template} template ${fresh}`)
    const store = await createPostgresStore({ databaseUrl: address(template), onFailure: () => undefined })
    await store.close()
  })
  afterAll(async () => {
    for (const name of [...made, template]) await admin.query(`drop database ${name} with (force)`)
    await admin.end()
    await server.stop()
  })
  return {
    create,
    borrow: async () => empty.pop() ?? create(),
    giveBack: async (url) => {
      await emptyTables(url)
      empty.push(url)
    },
    server: () => server,
  }
}

const fresh = "template0 encoding 'UTF8' locale 'C'"

/** Of every table but those that a start fills. Deleting a few rows takes a fraction of the time of a new database. */
async function emptyTables(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename !~ '^(kysely_|directories$)'`,
    )
    await client.query(rows.map(({ name }) => `delete from ${name}`).join(';'))
  } finally {
    await client.end()
  }
}
