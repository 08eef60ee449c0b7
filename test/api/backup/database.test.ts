import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { fileFrom, readArchive, writeArchive } from '../../../api/backup/archive.ts'
import { checkBackup } from '../../../api/backup/check-backup.ts'
import { isRestricted, requireClient, requireRestrictedClient } from '../../../api/backup/database/client-programs.ts'
import { dumpName } from '../../../api/backup/database/dump-database.ts'
import { programEnvironment } from '../../../api/backup/database/program-environment.ts'
import { makeBackup } from '../../../api/backup/make-backup.ts'
import type { Manifest } from '../../../api/backup/manifest.ts'
import type { BackupPlace } from '../../../api/backup/places/backup-place.ts'
import { placeInFolder } from '../../../api/backup/places/in-folder.ts'
import { restoreBackup } from '../../../api/backup/restore-backup.ts'
import { createPostgresStore } from '../../../api/store/postgres/postgres-store.ts'
import { startDebianPostgres } from '../../support/debian-postgres.ts'
import type { PostgresServer } from '../../support/postgres.ts'
import { bareTemplate, databaseOn } from '../../support/run-postgres.ts'
import { countOn, faultsOf } from '../store/embedded/counting-writer.ts'

let server: PostgresServer
let admin: Client
let folder: string
let place: BackupPlace
const keepAll = { keep: 100, keepDays: null }
const url = (name: string) => databaseOn(server.url, name)
const create = (name: string) => admin.query(`create database ${name} template ${bareTemplate}`)
beforeAll(async () => {
  server = await startDebianPostgres()
  admin = new Client(server.url)
  await admin.connect()
  folder = await mkdtemp(join(tmpdir(), 'slipway-backups-'))
  place = placeInFolder(join(folder, 'backups'))
  for (const name of ['source', 'copy', 'empty']) await create(name)
})
afterAll(async () => {
  await admin.end()
  await server.stop()
  await rm(folder, { recursive: true })
})

/** The rows of every table, as text. */
async function rowsOf(name: string): Promise<Record<string, string[]>> {
  const client = new Client(url(name))
  await client.connect()
  const { rows } = await client.query<{ table: string }>(
    `select quote_ident(tablename) as "table" from pg_tables where schemaname = 'public' order by 1`,
  )
  const tables: Record<string, string[]> = {}
  for (const { table } of rows) {
    const found = await client.query<{ row: string }>(`select t::text as row from ${table} t order by 1`)
    tables[table] = found.rows.map(({ row }) => row)
  }
  await client.end()
  return tables
}

/** The same backup with another manifest. */
async function withManifest(name: string, change: (manifest: Manifest) => Manifest) {
  const unpacked = join(folder, 'unpacked')
  await mkdir(unpacked, { recursive: true })
  const manifest = await readArchive(await place.read(name), unpacked, () => undefined)
  return writeArchive(change(manifest), [await fileFrom(unpacked, dumpName)])
}

it('a database that is being written to is restored row by row, and only into an empty one', async () => {
  const store = await createPostgresStore({ databaseUrl: url('source'), onFailure: () => undefined })
  const counting = { acknowledged: 0, goesOn: true }
  const writer = (async () => {
    while (counting.goesOn) counting.acknowledged = Math.max(counting.acknowledged, await store.transact(countOn))
  })()
  while (counting.acknowledged < 20) await wait(10)
  const before = counting.acknowledged
  const first = await makeBackup({ databaseUrl: url('source') }, place, keepAll, new Date(0))
  counting.goesOn = false
  await writer
  // Of several servers, the one that takes writes.
  const hosts = url('source').replace('@', '@127.0.0.1:1,')
  const last = await makeBackup({ databaseUrl: hosts }, place, keepAll)

  await restoreBackup(await place.read(first.name), { databaseUrl: url('copy') })
  const copy = await createPostgresStore({ databaseUrl: url('copy'), onFailure: () => undefined })
  const { n, faults } = await faultsOf(copy)
  expect(faults).toEqual([])
  expect(n).toBeGreaterThanOrEqual(before)
  expect(n).toBeLessThan(counting.acknowledged)
  await Promise.all([copy.close(), store.close()])

  await expect(restoreBackup(await place.read(last.name), { databaseUrl: url('copy') })).rejects.toThrow('The database isn’t empty')
  await create('last')
  const { manifest, odd } = await restoreBackup(await place.read(last.name), { databaseUrl: url('last') })
  // No backup has the sign-in key.
  const { secrets: _, ...rows } = await rowsOf('source')
  expect(await rowsOf('last')).toEqual({ ...rows, secrets: [] })
  const counted = Object.entries(rows).map(([table, found]) => [table.replaceAll('"', ''), found.length])
  expect(Object.fromEntries(Object.entries(manifest.parts).map(([table, part]) => [table, part.rows]))).toEqual(Object.fromEntries(counted))
  expect([odd, rows['comments']?.length, last.rows]).toEqual([[], counting.acknowledged, Object.values(rows).flat().length])
})

it('a backup that doesn’t fit leaves the database empty', async () => {
  const [{ name } = { name: '' }] = await place.list()
  const altered = withManifest(name, (manifest) => ({ ...manifest, parts: { ...manifest.parts, comments: { rows: 1, digest: '12' } } }))
  const cases: [Promise<Awaited<ReturnType<typeof withManifest>>>, string][] = [
    [altered, 'The rows of comments differ from those that were backed up.'],
    [withManifest(name, (manifest) => ({ ...manifest, store: 'folder' })), 'This is a backup of a data folder.'],
    [
      withManifest(name, (manifest) => ({ ...manifest, postgres: { version: 15, migrations: ['0999-polls'] } })),
      'The backup is from a newer release: it contains 0999-polls',
    ],
  ]
  for (const [archive, reason] of cases) {
    await expect(restoreBackup(await archive, { databaseUrl: url('empty') })).rejects.toThrow(reason)
    expect(await rowsOf('empty')).toEqual({})
  }
  await expect(restoreBackup(await place.read(name), { folder: join(folder, 'data') })).rejects.toThrow('a backup of a PostgreSQL database')
})

it('a check restores into a database of its own, which it drops, and says if the role may not create one', async () => {
  const [{ name } = { name: '' }] = await place.list()
  const check = async () => checkBackup(await place.read(name), { databaseUrl: url('source') })
  // Left by a check that was killed before it could say whose it is.
  await admin.query('create database source_backup_check template template0')
  await check()
  // Of others, and with something in it.
  await create('source_backup_check')
  await admin.query('create role somebody; alter database source_backup_check owner to somebody')
  await expect(check()).rejects.toThrow('already exists')
  await admin.query('alter database source_backup_check owner to current_user')
  const client = new Client(url('source_backup_check'))
  await client.connect()
  await client.query('create table notes (id integer)')
  await client.end()
  await expect(check()).rejects.toThrow('already exists')
  await admin.query(
    `comment on database source_backup_check is 'Slipway restores a backup here to check it. It can be dropped at any time.'`,
  )
  await check()
  const { rows } = await admin.query(`select from pg_database where datname like '%backup_check'`)
  expect(rows).toEqual([])
  await admin.query('create role modest login')
  const modest = Object.assign(new URL(url('source')), { username: 'modest' }).href
  await expect(checkBackup(await place.read(name), { databaseUrl: modest })).rejects.toThrow('may not create databases')
})

it('says what is wrong with the installed client', async () => {
  const bin = join(folder, 'bin')
  await mkdir(bin)
  vi.stubEnv('PATH', bin)
  onTestFinished(() => void vi.unstubAllEnvs())
  await expect(requireClient(['pg_dump'], 15)).rejects.toThrow('pg_dump isn’t installed')
  await writeFile(join(bin, 'pg_dump'), '#!/bin/sh\necho "pg_dump (PostgreSQL) 14.2 (Debian 14.2-1)"\n')
  await chmod(join(bin, 'pg_dump'), 0o755)
  await expect(requireClient(['pg_dump'], 15)).rejects.toThrow('pg_dump 14 is too old for PostgreSQL 15')
  await requireClient(['pg_dump'], 14)
  const install = (version: string) =>
    Promise.all(
      ['pg_restore', 'psql'].map((program) =>
        writeFile(join(bin, program), `#!/bin/sh\necho "${program} (PostgreSQL) ${version}"\n`, { mode: 0o755 }),
      ),
    )
  await install('15.13 (Debian 15.13-1)')
  await expect(requireRestrictedClient()).rejects.toThrow('pg_restore 15.13 would run shell commands from a dump that somebody altered.')
  await expect(restoreBackup(Readable.from([]), { databaseUrl: url('empty') })).rejects.toThrow('pg_restore 15.13 would run shell commands')
  await install('18beta3')
  await requireRestrictedClient()
})

it.each<[[number, number], boolean]>([
  [[12, 22], false],
  [[13, 21], false],
  [[13, 22], true],
  [[14, 18], false],
  [[14, 19], true],
  [[15, 13], false],
  [[15, 14], true],
  [[16, 9], false],
  [[16, 10], true],
  [[17, 5], false],
  [[17, 6], true],
  [[18, 0], true],
  [[19, 0], true],
])('a client of version %j runs no shell commands of a dump: %s', (version, is) => {
  expect(isRestricted(version)).toBe(is)
})

describe('what PostgreSQL’s programs are told', () => {
  it.each<[string, Record<string, string>]>([
    [
      'postgres://ada:p%40ss%2Fword@db1:5432,db2:5433/slipway?target_session_attrs=read-write&sslmode=verify-full&sslrootcert=/ca.pem',
      { PGUSER: 'ada', PGPASSWORD: 'p@ss/word', PGDATABASE: 'slipway', PGSSLMODE: 'verify-full', PGSSLROOTCERT: '/ca.pem' },
    ],
    ['postgresql://ada@db1/slip%20way?sslmode=no-verify', { PGUSER: 'ada', PGDATABASE: 'slip way', PGSSLMODE: 'require' }],
    ['postgres://ada@[::1]:5432', { PGUSER: 'ada', PGDATABASE: 'ada' }],
  ])('of %s', (address, told) => {
    vi.stubEnv('PGHOST', 'elsewhere')
    onTestFinished(() => void vi.unstubAllEnvs())
    const found = programEnvironment(address, { host: 'db2', port: 5433 })
    const names = Object.keys(found).filter((name) => name.startsWith('PG'))
    const others = { PGHOST: 'db2', PGPORT: '5433', PGAPPNAME: 'slipway backup', PGCONNECT_TIMEOUT: '10' }
    expect(Object.fromEntries(names.map((name) => [name, found[name]]))).toEqual({ ...others, ...told })
  })
})
