import { createHash } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPostgresStore, type PostgresStore } from '../../../../../api/store/postgres/postgres-store.ts'
import { counterContract } from '../../../../contract/counter.ts'
import { usePostgres } from '../../../../support/postgres-databases.ts'

const databases = usePostgres()

const secret = 'the key of sign-ins'

let databaseUrl: string
let here: PostgresStore
let there: PostgresStore
beforeAll(async () => {
  databaseUrl = await databases.create()
  const open = () => createPostgresStore({ databaseUrl, onFailure: () => undefined })
  ;[here, there] = await Promise.all([open(), open()])
})
afterAll(() => Promise.all([here.close(), there.close()]))

counterContract('of several processes', () => [here.share(secret).createCounter, there.share(secret).createCounter])

it('IP addresses can’t be brute-forced from the keys without the sign-in key', async () => {
  const use = (key: string) =>
    here
      .share(key)
      .createCounter('address', 3600)
      .use([{ key: '192.0.2.1', max: 1 }], 1)
  await use(secret)
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ key: string }>('select key from "rateLimits"')
  await client.end()
  const guesses = ['address:192.0.2.1', '192.0.2.1', secret].map((text) => createHash('sha256').update(text).digest('hex'))
  const told = new RegExp(`192\\.0|${guesses.join('|')}`)
  expect(rows.filter(({ key }) => told.test(key))).toEqual([])
  expect(await use('another key of sign-ins')).toMatchObject({ isFull: false, used: [{ units: 1 }] })
})
