import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { createPostgresStore } from '../../api/store/postgres/postgres-store.ts'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers with a RunDatabase as JSON. */
    postgres: string
  }
}

/** A server, and the name of a database on it that has the store’s tables and no rows. */
export type RunDatabase = { url: string; template: string }

/** One PostgreSQL for all test files of a run: the one of DATABASE_URL_TEST or DATABASE_URL, or one that starts when the first file asks for it. */
export default async function provideDatabase(project: TestProject): Promise<() => Promise<void>> {
  let started: ReturnType<typeof start> | undefined
  const asked = createServer((_request, response) => {
    started ??= start()
    started.then(
      ({ url, template }) => response.end(JSON.stringify({ url, template } satisfies RunDatabase)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  asked.listen(0, '127.0.0.1')
  await once(asked, 'listening')
  project.provide('postgres', `http://127.0.0.1:${(asked.address() as AddressInfo).port}/`)
  return async () => {
    asked.close()
    asked.closeAllConnections()
    await (await started)?.stop()
  }
}

async function start(): Promise<RunDatabase & { stop: () => Promise<void> }> {
  const given = process.env['DATABASE_URL_TEST'] ?? process.env['DATABASE_URL']
  const { url, stop } = given === undefined ? await startPostgres() : { url: given, stop: async () => undefined }
  const admin = new Client({ connectionString: url })
  await admin.connect()
  const template = `slipway_test_${randomUUID().replaceAll('-', '')}`
  await admin.query(`create database ${template} template ${bareTemplate}`)
  const store = await createPostgresStore({ databaseUrl: databaseOn(url, template), onFailure: () => undefined })
  await store.close()
  return {
    url,
    template,
    stop: async () => {
      await admin.query(`drop database ${template} with (force)`)
      await admin.end()
      await stop()
    },
  }
}

/** What a bare database is made from. Copying files takes an eighth of the CPU time of writing the log of every block, PostgreSQL’s own choice. */
export const bareTemplate = "template0 encoding 'UTF8' locale 'C' strategy file_copy"

export const databaseOn = (server: string, name: string): string => Object.assign(new URL(server), { pathname: `/${name}` }).href
