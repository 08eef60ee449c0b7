import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { oneOfEach, literalProfile } from '../../contract/store/one-of-each.ts'
import { liveLaunch } from '../../support/live-launch.ts'
import { usePostgres } from '../../support/postgres-databases.ts'
import { startPostgresProxy, type PostgresProxy } from '../../support/postgres-proxy.ts'
import { putAll } from '../../support/put-all.ts'
import { runService, type RunningService } from '../../support/service.ts'
import { Visitor } from '../../support/visitor.ts'

// Every statement is a round trip, and costs the service and the database about as much as the few records that it reads.

const databases = usePostgres()
const count = 30

let proxy: PostgresProxy
let service: RunningService
let member: Visitor
beforeAll(async () => {
  proxy = await startPostgresProxy(await databases.create())
  const settings = { DATABASE_URL: proxy.url, SAMPLE_DATA: '0', MODERATORS: 'ada@example.com' }
  service = await runService(settings)
  const { store } = service.world
  member = await new Visitor(service.origin).signUp('ada@example.com')
  const [ada] = await store.list('profiles', 'email', 'ada@example.com')
  const people = Array.from({ length: count }, (_, at) => literalProfile(`p${at}`, { email: `p${at}@example.com`, handle: null }))
  await putAll(store, 'profiles', people)
  const launches = Array.from({ length: count }, (_, at) =>
    liveLaunch({ id: `l${at}`, slug: `launch-${at}`, name: `Launch ${at}`, url: `https://launch-${at}.example/`, ownerId: `p${at}` }),
  )
  await putAll(store, 'launches', launches)
  await putAll(
    store,
    'comments',
    people.map(({ id }, at) => ({ ...oneOfEach.comments, id: `c${at}`, launchId: 'l0', accountId: id })),
  )
  const notices = launches.map(({ id }, at) => ({
    ...oneOfEach.notices,
    id: `n${at}:${ada?.id}`,
    accountId: ada?.id ?? '',
    unreadBy: ada?.id ?? null,
    launchId: id,
    by: `p${at}`,
  }))
  await putAll(store, 'notices', notices)
})
afterAll(async () => {
  await service.close()
  await proxy.stop()
})

/** The fewest that opening a page took: what runs in the background now and then asks for some of its own. */
async function statementsOf(path: string): Promise<number> {
  return fewest(200, () => member.open(path))
}

/** Until nothing is asked in the background: after its start, a service looks at a year of votes, for long on a busy machine. */
async function isQuiet(): Promise<void> {
  for (let before = -1; before !== proxy.asked('slipway');) {
    before = proxy.asked('slipway')
    await wait(40)
  }
}

async function fewest(status: number, ask: (time: number) => Promise<Response>): Promise<number> {
  const taken: number[] = []
  for (let time = 0; time < 6; time += 1) {
    await isQuiet()
    const before = proxy.asked('slipway')
    const answer = await ask(time)
    await answer.text()
    expect(answer.status).toBe(status)
    taken.push(proxy.asked('slipway') - before)
  }
  return Math.min(...taken)
}

it.each([
  ['a launch page', '/launches/launch-1/', 4],
  ['a launch page with the comments of thirty people', '/launches/launch-0/', 6],
  ['the page of thirty notifications', '/notifications/', 4],
  ['the page of thirty people', '/moderation/people/', 5],
])('%s takes a member few statements, however much is on it', async (_, path, most) => {
  expect(await statementsOf(path)).toBeLessThanOrEqual(most)
})

it('a vote takes few statements, and removing it no more', async () => {
  const press = (time: number) => member.send(`/launches/launch-${time + 2}/upvote/`, {})
  expect(await fewest(303, press)).toBeLessThanOrEqual(8)
  expect(await fewest(303, press)).toBeLessThanOrEqual(8)
})
