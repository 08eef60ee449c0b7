import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { createPostgresStore } from '../../api/store/postgres/postgres-store.ts'
import { startPostgres, type PostgresServer } from './postgres.ts'

/** `create` gives the address of a new database, with the store's tables unless it is to be `bare`. */
export type Databases = { create: (bare?: 'bare') => Promise<string>; drop: (url: string) => Promise<void>; server: () => PostgresServer }

/** A server for a test file: the one of DATABASE_URL_TEST, or one of its own. */
export function usePostgres(): Databases {
  const given = process.env['DATABASE_URL_TEST']
  const template = `slipway_test_${randomUUID().replaceAll('-', '')}`
  let server: PostgresServer
  let admin: Client
  let made = 0
  const address = (name: string) => Object.assign(new URL(server.url), { pathname: `/${name}` }).href
  beforeAll(async () => {
    server = given === undefined ? await startPostgres() : { url: given, pid: 0, stop: async () => undefined }
    admin = new Client({ connectionString: server.url })
    await admin.connect()
    await admin.query(`create database ${template} template template0 encoding 'UTF8' locale 'C'`)
    const store = await createPostgresStore({ databaseUrl: address(template), onFailure: () => undefined })
    await store.close()
  })
  afterAll(async () => {
    await admin.query(`drop database ${template}`)
    await admin.end()
    await server.stop()
  })
  return {
    create: async (bare) => {
      const name = `${template}_${(made += 1)}`
      await admin.query(`create database ${name} template ${bare === 'bare' ? "template0 encoding 'UTF8' locale 'C'" : template}`)
      return address(name)
    },
    drop: async (url) => {
      await admin.query(`drop database "${new URL(url).pathname.slice(1)}" with (force)`)
    },
    server: () => server,
  }
}
