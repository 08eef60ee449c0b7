import { Client } from 'pg'
import { expect, it } from 'vitest'
import { createPostgresStore } from '../../../../api/store/postgres/postgres-store.ts'
import { literalProfile } from '../../../contract/store/records.ts'
import { usePostgres } from '../../../support/postgres-databases.ts'
import { putAll } from '../../../support/put-all.ts'

const databases = usePostgres()

it('a purge says so if an open transaction may still need deleted rows, and succeeds once it has ended', async () => {
  const databaseUrl = await databases.create()
  const store = await createPostgresStore({ databaseUrl, onFailure: () => undefined })
  await putAll(store, 'profiles', [literalProfile('ada')])
  const reader = new Client({ connectionString: databaseUrl })
  await reader.connect()
  // A snapshot of another table: this one isn’t locked.
  await reader.query('begin isolation level repeatable read; select from launches')
  await store.transact(({ remove }) => remove('profiles', 'ada'))
  await expect(store.purge(['profiles'])).rejects.toThrow('1 deleted rows couldn’t be removed')
  await reader.query('rollback') // closing the connection alone may end it a moment later
  await reader.end()
  await store.purge(['profiles'])
  await store.close()
})
