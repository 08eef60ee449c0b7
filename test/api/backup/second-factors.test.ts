import { copyFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeBackup, type Source } from '../../../api/backup/make-backup.ts'
import { placeInFolder } from '../../../api/backup/places/in-folder.ts'
import { restoreBackup } from '../../../api/backup/restore-backup.ts'
import { codeOf } from '../../support/authenticator.ts'
import { startDebianPostgres } from '../../support/debian-postgres.ts'
import { Browser } from '../../support/open-accounts.ts'
import type { PostgresServer } from '../../support/postgres.ts'
import { bareTemplate, databaseOn } from '../../support/run-postgres.ts'
import { runService, type RunningService } from '../../support/service.ts'
import { goodPassword } from '../../support/visitor.ts'

let server: PostgresServer
let place: string
beforeAll(async () => {
  server = await startDebianPostgres()
  place = await mkdtemp(join(tmpdir(), 'slipway-keyless-'))
})
afterAll(async () => {
  await server.stop()
  await rm(place, { recursive: true })
})
afterEach(() => void vi.useRealTimers())

const email = 'ada@example.com'
const withClient = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function turnOn({ world: { accounts } }: RunningService) {
  const phone = new Browser()
  phone.keep(await accounts.signUp({ name: 'Ada', email, password: goodPassword }, phone.visitor))
  const uri = await accounts.secondFactor.start(goodPassword, phone.cookie, phone.visitor)
  const { recoveryCodes } = await accounts.secondFactor.confirm(codeOf(uri), phone.cookie, phone.visitor)
  return { uri, recoveryCode: recoveryCodes[0] ?? '' }
}

/** Whether a code opens an account whose password is known. */
async function opens({ world: { accounts } }: RunningService, code: string): Promise<boolean> {
  const browser = new Browser()
  browser.keep(await accounts.signIn({ email, password: goodPassword }, browser.visitor))
  return accounts.secondFactor.prove(code, browser.cookie, browser.visitor).then(
    () => true,
    () => false,
  )
}

const stores = {
  'a folder': {
    open: async (name: string) => {
      const folder = join(place, name)
      return { source: { folder } as Source, settings: { DATA_DIR: folder } }
    },
    read: async (name: string) => {
      const files = (await readdir(join(place, name), { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
      return Promise.all(files.map(({ parentPath, name: file }) => readFile(join(parentPath, file), 'latin1')))
    },
    keyOf: async (name: string) => (await readFile(join(place, name, 'auth-secret'), 'utf8')).trim(),
    putBack: (from: string, to: string) => copyFile(join(place, from, 'auth-secret'), join(place, to, 'auth-secret')),
  },
  PostgreSQL: {
    open: async (name: string) => {
      await withClient(server.url, (client) => client.query(`create database ${name} template ${bareTemplate}`))
      const databaseUrl = databaseOn(server.url, name)
      return { source: { databaseUrl } as Source, settings: { DATABASE_URL: databaseUrl } }
    },
    read: (name: string) =>
      withClient(databaseOn(server.url, name), async (client) => {
        const { rows } = await client.query<{ name: string }>(
          `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
        )
        const texts = []
        for (const { name: table } of rows) texts.push(JSON.stringify((await client.query(`select * from ${table}`)).rows))
        return texts
      }),
    keyOf: (name: string) =>
      withClient(databaseOn(server.url, name), async (client) => {
        const { rows } = await client.query<{ value: string }>(`select value from secrets where name = 'auth'`)
        return rows[0]?.value ?? ''
      }),
    putBack: async () => undefined,
  },
}

describe.each(Object.keys(stores) as (keyof typeof stores)[])('a backup of %s', (kind) => {
  const { open, read, keyOf, putBack } = stores[kind]

  test('has no key for the second factors in it; restored without, only recovery codes open them, and with it both do', async () => {
    const own = await open('own')
    const service = await runService({ ...own.settings, SAMPLE_DATA: '0' })
    const { uri, recoveryCode } = await turnOn(service)
    const backups = placeInFolder(join(place, `${kind} backups`))
    const { name } = await makeBackup(own.source, backups, { keep: 9, keepDays: null })
    const key = await keyOf('own')
    await service.close()

    const [bare, whole] = [await open('bare'), await open('whole')]
    for (const copy of [bare, whole]) await restoreBackup(await backups.read(name), copy.source)
    const contents = (await read('bare')).join('\n')
    expect([key.length, contents.includes(email), contents.includes(key), contents.includes(recoveryCode)]).toEqual([
      64,
      true,
      false,
      false,
    ])

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    const without = await runService({ ...bare.settings, SAMPLE_DATA: '0' })
    expect([await opens(without, codeOf(uri)), await opens(without, recoveryCode)]).toEqual([false, true])
    await without.close()
    await putBack('own', 'whole')
    const withKey = await runService({ ...whole.settings, SAMPLE_DATA: '0', ...(kind === 'PostgreSQL' && { AUTH_SECRET: key }) })
    expect([await opens(withKey, codeOf(uri)), await opens(withKey, recoveryCode)]).toEqual([true, true])
    await withKey.close()
  })
})
