import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { createPostgresStore } from '../../../../../api/store/postgres/postgres-store.ts'
import { literalProfile } from '../../../../contract/store/one-of-each.ts'
import { usePostgres } from '../../../../support/postgres-databases.ts'
import { putAll } from '../../../../support/put-all.ts'

const databases = usePostgres()

it('a purge waits for an open transaction that may still need deleted rows, even one in another database, and says so if it doesn’t end', async () => {
  const [databaseUrl, elsewhere] = [await databases.create(), await databases.create()]
  const store = await createPostgresStore({ databaseUrl, onFailure: () => undefined })
  const other = new Client({ connectionString: elsewhere })
  await other.connect()
  await other.query('begin; select pg_current_xact_id()')
  await putAll(store, 'profiles', [literalProfile('ada')])
  const reader = new Client({ connectionString: databaseUrl })
  await reader.connect()
  // A snapshot of another table: this one isn’t locked.
  await reader.query('begin isolation level repeatable read; select from launches')
  await store.transact(({ remove }) => remove('profiles', 'ada'))
  await expect(store.purge(['profiles'])).rejects.toThrow('an open transaction may need 1 of them (table profiles)')
  await reader.query('rollback') // closing the connection alone may end it a moment later
  await reader.end()
  const purged = store.purge(['profiles'])
  await setTimeout(1000)
  await other.query('rollback')
  await other.end()
  await purged
  await store.close()
})
