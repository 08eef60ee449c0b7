import { Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { Client, Pool } from 'pg'
import { expect, it, onTestFinished, vi } from 'vitest'
import { newMail } from '../../../../../api/domain/outgoing-mail.ts'
import { migrate } from '../../../../../api/store/postgres/tables/migrate.ts'
import { migrations } from '../../../../../api/store/postgres/tables/migrations.ts'
import { createPostgresStore } from '../../../../../api/store/postgres/postgres-store.ts'
import { usePostgres } from '../../../../support/postgres-databases.ts'

const databases = usePostgres()
const now = Date.parse('2026-11-18T10:00:00Z')
const ada = { id: 'ada', email: 'ada@example.org', name: 'Ada', handle: null, createdAt: '2026-01-01T09:00:00.000Z' }
/** PostgreSQL can keep a NUL in JSON, but not take it out. */
const bob = { ...ada, id: 'bob', email: 'bob@example.org', name: 'Bob\0', joinedFrom: 'n1' }
const client = { name: 'Agent', version: '1', protocolVersion: '2025-11-25' }

/** A database as a version left it whose last migration was this one, with an account and an agent’s session. */
async function oldDatabase(last: string): Promise<string> {
  const databaseUrl = await databases.create('bare')
  const db = new Kysely<never>({ dialect: new PostgresDialect({ pool: new Pool({ connectionString: databaseUrl }) }) })
  const known = Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last))
  await sql`create extension if not exists pg_trgm`.execute(db)
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => known } }).migrateToLatest()
  expect(error).toBeUndefined()
  await sql`insert into profiles (id, data, email) values ('ada', ${JSON.stringify(ada)}, ${ada.email}), ('bob', ${JSON.stringify(bob)}, ${bob.email})`.execute(
    db,
  )
  await sql`insert into "toolSessions" (hash, block, client, "usedAt", "pairingId", "sealedPairing")
    values ('s1', 'hashed block', ${JSON.stringify(client)}, ${now}, 'p1', 'sealed link')`.execute(db)
  await db.destroy()
  return databaseUrl
}

it.each(['0003-public-version', '0004-mails'])(
  'a database of version %s keeps its accounts and agents’ sessions, and emails work',
  async (last) => {
    const store = await createPostgresStore({ databaseUrl: await oldDatabase(last), onFailure: () => undefined })
    expect(await store.list('profiles', 'email', ada.email)).toEqual([ada])
    expect(await store.list('profiles', 'joinedFrom', 'n1')).toEqual([bob])
    expect(await store.findPeople({ words: ['bob'], standing: 'unproven', after: null, limit: 9 })).toEqual([bob])
    const { sharedSessions } = store.share('the key of sign-ins')
    expect(await sharedSessions.use('s1', now + 1, now)).toMatchObject({
      hash: 's1',
      blocks: [{ key: 'hashed block', share: 1 }],
      client,
      approval: { pairingId: 'p1', sealed: 'sealed link' },
    })
    const mail = newMail('m1', 'password-reset', ada.email, new Date(now))
    await store.transact(({ put }) => put('mails', mail))
    expect(await store.list('mails', 'state', 'waiting')).toEqual([mail])
    await store.close()
  },
)

it('a table that a dump is reading is waited for, but not in everybody’s way; whoever keeps it is named', async () => {
  const databaseUrl = await oldDatabase('0004-mails')
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
  await vi.waitUntil(isWaiting, { timeout: 10_000, interval: 5 })
  await caller.query('select from mails')
  await dump.query('commit')
  await migrated
  expect((await caller.query('select from mails where "accountId" is null')).rowCount).toBe(0)
})
