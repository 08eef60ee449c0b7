import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { createPostgresStore, type PostgresStore } from '../../../../../api/store/postgres/postgres-store.ts'
import { liveLaunch } from '../../../../support/live-launch.ts'
import { usePostgres } from '../../../../support/postgres-databases.ts'
import { startPostgresProxy, type PostgresProxy } from '../../../../support/postgres-proxy.ts'
import { putAll } from '../../../../support/put-all.ts'

const databases = usePostgres()
/** Keys that PostgreSQL can't store as they are, or is told a hash of. */
const odd = ['nul\0', '\ud800', 'x'.repeat(600), `${'x'.repeat(600)}y`, '{"}', 'NULL', '']
const ids = [...odd, ...Array.from({ length: 20 }, (_, index) => `launch-${index}`)]

let proxy: PostgresProxy
let store: PostgresStore
beforeAll(async () => {
  proxy = await startPostgresProxy(await databases.create())
  store = await createPostgresStore({ databaseUrl: proxy.url, onFailure: () => undefined })
  const launches = ids.map((id, index) => liveLaunch({ id, slug: `slug-${index}`, ownerId: `owner-${index % 3}` }))
  await putAll(store, 'launches', launches)
})
afterAll(async () => {
  await store.close()
  await proxy.stop()
})

it('records that a request looks up at once come in one statement for each field, each to whoever asked for it', async () => {
  const asked = [...ids, 'nobody', ids[3] ?? '', 'x'.repeat(599)]
  const alone = []
  for (const id of asked) alone.push((await store.get('launches', id))?.id ?? null)
  expect(alone).toEqual(asked.map((id) => (ids.includes(id) ? id : null)))
  const owners = ['owner-0', 'owner-1', 'owner-2', 'owner-3']
  const ofOwners = []
  for (const owner of owners) ofOwners.push(await store.list('launches', 'ownerId', owner))

  const before = proxy.asked('slipway')
  const [found, lists, people] = await store.joinReads(() =>
    Promise.all([
      Promise.all(asked.map((id) => store.get('launches', id))),
      Promise.all(owners.map(async (owner) => store.list('launches', 'ownerId', owner))),
      Promise.all(asked.map((id) => store.get('profiles', id))),
    ]),
  )
  expect(found.map((launch) => launch?.id ?? null)).toEqual(alone)
  expect(lists).toEqual(ofOwners)
  expect(lists.map((launches) => launches.length)).toEqual([9, 9, 9, 0])
  expect(new Set(people)).toEqual(new Set([null]))
  // A new connection takes a few more.
  expect(proxy.asked('slipway') - before).toBeLessThan(asked.length)
})

it('a request waits for none of what others read at the same moment', async () => {
  const client = new Client({ connectionString: proxy.url })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('begin; lock table comments in access exclusive mode')
  const held = store.joinReads(() => store.list('comments', 'launchId', 'tea'))
  const free = store.joinReads(() => store.get('launches', 'launch-0'))
  expect(await free).toMatchObject({ id: 'launch-0' })
  await client.query('rollback')
  expect(await held).toEqual([])
})

it('all that a request looks up at once fails if its statement does', async () => {
  onTestFinished(() => proxy.become('open'))
  await proxy.become('away')
  const outcomes = await store.joinReads(() => Promise.allSettled(ids.map((id) => store.get('launches', id))))
  for (const outcome of outcomes) expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'SERVICE_UNAVAILABLE' } })
})
