import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { Client } from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createPostgresStore } from '../../../../../api/store/postgres/postgres-store.ts'
import { migrate } from '../../../../../api/store/postgres/tables/migrate.ts'
import { migrations } from '../../../../../api/store/postgres/tables/migrations.ts'
import { collectionNames, definitionOf } from '../../../../../api/domain/collections/collections.ts'
import { usePostgres } from '../../../../support/postgres-databases.ts'

const databases = usePostgres()
const open = (databaseUrl: string) => createPostgresStore({ databaseUrl, onFailure: () => undefined })

async function ask(databaseUrl: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

describe('the tables', () => {
  it('can be created by several processes at once', async () => {
    const databaseUrl = await databases.create('bare')
    const stores = await Promise.all([open(databaseUrl), open(databaseUrl), open(databaseUrl)])
    expect(await Promise.all(stores.map((store) => store.countLaunches()))).toEqual([0, 0, 0])
    for (const store of stores) await store.close()
  })

  it('of a newer version are used if it has only added to them, and refused if it has removed what this one uses', async () => {
    const databaseUrl = await databases.create()
    await ask(databaseUrl, `insert into kysely_migration values ('9998-adds', '2030-01-01')`)
    const store = await open(databaseUrl)
    expect(await store.countLaunches()).toBe(0)
    await store.close()
    await ask(databaseUrl, `insert into kysely_migration values ('9999-removes', '2030-01-02')`)
    await ask(databaseUrl, `create or replace function "oldestRelease"() returns text language sql as $$ select '9998-adds' $$`)
    await expect(open(databaseUrl)).rejects.toThrow(
      'The database was migrated by a newer version of Slipway (9998-adds, 9999-removes), and this version can’t run on it.',
    )
    await ask(databaseUrl, 'drop function "oldestRelease"')
    await expect(open(databaseUrl)).rejects.toThrow('this version can’t run on it.')
  })

  it('of a newer version are refused if this one has a migration that they lack', async () => {
    const databaseUrl = await databases.create()
    migrations['0002-lacking'] = { up: async () => undefined }
    onTestFinished(() => void delete migrations['0002-lacking'])
    await ask(databaseUrl, `insert into kysely_migration values ('9999-newer', '2030-01-01')`)
    await expect(open(databaseUrl)).rejects.toThrow('(9999-newer), and this version can’t run on it.')
  })

  it.each([
    ['a table of the same name', 'create table launches (id integer)'],
    [
      'another program’s migrations',
      `create table kysely_migration (name text, timestamp text); insert into kysely_migration values ('init', '')`,
    ],
  ])('are not put beside %s', async (_what, foreign) => {
    const databaseUrl = await databases.create('bare')
    await ask(databaseUrl, foreign)
    await expect(open(databaseUrl)).rejects.toThrow('The database contains tables of another application. Give Slipway its own database.')
  })

  it('require an encoding that can store every text', async () => {
    const databaseUrl = await databases.create()
    const name = `${new URL(databaseUrl).pathname.slice(1)}_latin`
    await ask(databaseUrl, `create database ${name} template template0 encoding 'LATIN1' locale 'C'`)
    await expect(open(Object.assign(new URL(databaseUrl), { pathname: `/${name}` }).href)).rejects.toThrow('encoding is LATIN1')
    await ask(databaseUrl, `drop database ${name}`)
  })

  it('require an extension, and the error says who can create it', async () => {
    const databaseUrl = await databases.create('bare')
    const [role, name] = [`guest_${process.pid}`, new URL(databaseUrl).pathname.slice(1)]
    await ask(databaseUrl, `create role ${role} login password 'guest'; revoke create on database "${name}" from public`)
    const asGuest = Object.assign(new URL(databaseUrl), { username: role, password: 'guest' }).href
    await expect(open(asGuest)).rejects.toThrow(/pg_trgm, which couldn’t be created: permission denied.*CREATE EXTENSION pg_trgm/)
    await ask(databaseUrl, `drop role ${role}`)
  })

  it('that a dump is reading are waited for, but not in everybody’s way; whoever keeps one is named', async () => {
    const databaseUrl = await databases.create()
    migrations['9998-adds'] = { up: async (db) => void (await sql`alter table mails add column "later" text`.execute(db)) }
    onTestFinished(() => void delete migrations['9998-adds'])
    const [dump, caller] = [new Client({ connectionString: databaseUrl, application_name: 'pg_dump' }), new Client(databaseUrl)]
    for (const client of [dump, caller]) {
      await client.connect()
      onTestFinished(() => client.end())
    }
    await dump.query('begin; lock table mails in access share mode')
    const timing = { lock: 200, pause: 50, patience: 60_000 }
    await expect(migrate(databaseUrl, { ...timing, patience: 0 })).rejects.toThrow(
      /^The tables weren’t migrated, because pg_dump \(process \d+\) kept them locked for 0 seconds\./,
    )
    const migrated = migrate(databaseUrl, timing)
    const isWaiting = async () => (await caller.query(`select from pg_locks where not granted and relation = 'mails'::regclass`)).rowCount
    await expect.poll(isWaiting, { interval: 5 }).toBe(1)
    await caller.query('select from mails')
    await dump.query('commit')
    await migrated
    expect((await caller.query('select "later" from mails')).rowCount).toBe(0)
  })

  it('come from every migration file, in order', async () => {
    const files = await readdir(new URL('../../../../../api/store/postgres/tables/migrations', import.meta.url))
    const names = files.filter((file) => /^\d{4}-/.test(file)).map((file) => file.replace('.ts', ''))
    expect(Object.keys(migrations), 'cure: add the file to api/store/postgres/tables/migrations.ts').toEqual(names.toSorted())
  })

  it('tell releases apart by migrations that came before the one that removes', () => {
    const wrong = Object.entries(migrations).filter(
      ([name, { oldest }]) => oldest !== undefined && !(oldest < name && Object.hasOwn(migrations, oldest)),
    )
    expect(wrong).toEqual([])
  })

  it.each(collectionNames)('include one for %s, with an index for every field it is looked up by', async (collection) => {
    const databaseUrl = await databases.borrow()
    const found = await ask(
      databaseUrl,
      `select attname as field, bool_or(indisunique) as "isUnique" from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0]
       where indrelid = to_regclass('"${collection}"') group by attname`,
    )
    await databases.giveBack(databaseUrl)
    const { indexes, unique } = definitionOf(collection)
    const wanted = ['id', ...indexes].map((field) => ({ field, isUnique: field === 'id' || unique.includes(field) }))
    expect(found, 'cure: a migration with the table, its columns and indexes').toEqual(expect.arrayContaining(wanted))
  })
})

describe('a URL where no database answers', () => {
  it('prevents startup with the reason, without its password', async () => {
    for (const host of ['127.0.0.1', 'localhost']) {
      const message = await open(`postgres://slipway:s3cret@${host}:1/slipway`).then(String, String)
      expect(message).toMatch(/^Error: Can’t connect to the database: connect ECONNREFUSED/)
      expect(message).not.toContain('s3cret')
    }
  })
})
