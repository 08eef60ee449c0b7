import { createHash } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPostgresStore, type PostgresStore } from '../../../../api/store/postgres/postgres-store.ts'
import { usePostgres } from '../../../support/postgres-databases.ts'

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

const limiters = (keyPrefix: string, points: number, duration = 3600) => {
  const options = { keyPrefix, points, duration }
  return [here.share(secret).createLimiter(options), there.share(secret).createLimiter(options)] as const
}

describe('two limiters of one name', () => {
  it('together allow what one does, to many concurrent callers', async () => {
    const [one, other] = limiters('many', 10)
    const asked = Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? one : other).consume('somebody'))
    const outcomes = await Promise.allSettled(asked)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { remainingPoints: 0 } })
  })

  it('refund and delete for each other', async () => {
    const [one, other] = limiters('back', 2)
    expect(await one.consume('somebody')).toMatchObject({ remainingPoints: 1 })
    expect(await other.consume('somebody')).toMatchObject({ remainingPoints: 0 })
    expect(await other.reward('somebody')).toMatchObject({ remainingPoints: 1, consumedPoints: 1 })
    expect(await one.consume('somebody')).toMatchObject({ remainingPoints: 0 })
    await other.delete('somebody')
    expect(await one.consume('somebody')).toMatchObject({ remainingPoints: 1 })
    expect(await other.penalty('somebody')).toMatchObject({ consumedPoints: 2 })
  })

  it('start over when their window ends', async () => {
    const [one, other] = limiters('short', 1, 1)
    await one.consume('somebody')
    await expect(other.consume('somebody')).rejects.toMatchObject({ remainingPoints: 0 })
    await expect
      .poll(() => other.consume('somebody').catch(() => null), { timeout: 5000, interval: 100 })
      .toMatchObject({ consumedPoints: 1 })
  })

  it.each(['', 'x'.repeat(3000), '\0', '\ud800', "'; drop table launches; --"])('count for the key %j', async (key) => {
    const [one, other] = limiters('odd', 1)
    await one.consume(key)
    await expect(other.consume(key)).rejects.toMatchObject({ remainingPoints: 0 })
  })
})

it('limiters of different names count separately', async () => {
  const [one] = limiters('this', 1)
  const [other] = limiters('that', 1)
  await one.consume('somebody')
  expect(await other.consume('somebody')).toMatchObject({ remainingPoints: 0, consumedPoints: 1 })
})

it('IP addresses can’t be brute-forced from the keys without the sign-in key', async () => {
  const options = { keyPrefix: 'address', points: 1, duration: 3600 }
  await here.share(secret).createLimiter(options).consume('192.0.2.1')
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ key: string }>('select key from "rateLimits"')
  await client.end()
  const guesses = ['address:192.0.2.1', '192.0.2.1', secret].map((text) => createHash('sha256').update(text).digest('hex'))
  expect(rows.map(({ key }) => key)).not.toEqual(expect.arrayContaining([expect.stringMatching(new RegExp(`192|${guesses.join('|')}`))]))
  expect(await here.share('another key of sign-ins').createLimiter(options).consume('192.0.2.1')).toMatchObject({ consumedPoints: 1 })
})
