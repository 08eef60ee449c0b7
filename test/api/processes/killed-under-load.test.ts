import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPostgresStore, type PostgresStore } from '../../../api/store/postgres/postgres-store.ts'
import { liveLaunch } from '../../support/live-launch.ts'
import { usePostgres } from '../../support/postgres-databases.ts'
import { forkService, type ServiceProcess } from '../../support/processes.ts'
import { proveEmail } from '../../support/prove-email.ts'
import { putAll } from '../../support/put-all.ts'
import { Visitor } from '../../support/visitor.ts'

const databases = usePostgres()

let processes: [ServiceProcess, ServiceProcess]
let store: PostgresStore
let voter: Visitor
let accountId: string
const slugs = Array.from({ length: 400 }, (_, index) => `voted-${index}`)

beforeAll(async () => {
  const settings = { DATABASE_URL: await databases.create() }
  processes = await Promise.all([forkService(settings), forkService(settings)])
  store = await createPostgresStore({ databaseUrl: settings.DATABASE_URL, onFailure: () => undefined })
  voter = await new Visitor(processes[0].origin).signUp('voter@example.org')
  await proveEmail(store, 'voter@example.org')
  accountId = (await store.list('profiles', 'email', 'voter@example.org'))[0]?.id ?? ''
  await putAll(
    store,
    'launches',
    slugs.map((slug) => liveLaunch({ slug, url: `https://${slug}.example/` })),
  )
})
afterAll(async () => {
  await Promise.all([...processes.map((each) => each.close()), store.close()])
})

it('when one of two processes under load is killed, every acknowledged vote is kept and the other continues', async () => {
  const [doomed, survivor] = processes
  const sent: { slug: string; at: ServiceProcess; status: number | null }[] = []
  const waiting = [...slugs]
  const answered = () => sent.filter(({ at, status }) => at === doomed && status === 303).length
  const caller = async (at: ServiceProcess) => {
    for (let slug = waiting.shift(); slug !== undefined; slug = waiting.shift()) {
      const answer = await voter.send(`${at.origin}/launches/${slug}/upvote/`, {}).catch(() => null)
      sent.push({ slug, at, status: answer?.status ?? null })
      if (answer === null) return
    }
  }
  const callers = Array.from({ length: 20 }, (_, index) => caller(index % 2 === 0 ? doomed : survivor))
  await expect.poll(answered, { interval: 1, timeout: 10_000 }).toBeGreaterThan(30)
  await doomed.kill('SIGKILL')
  await Promise.all(callers)

  const lost = sent.filter(({ status }) => status === null)
  expect(lost.length).toBeGreaterThan(0)
  expect(lost.filter(({ at }) => at === survivor)).toEqual([])
  expect(sent.filter(({ at, status }) => at === survivor && status !== 303)).toEqual([])
  const kept = new Set((await store.list('upvotes', 'accountId', accountId)).map(({ launchId }) => launchId))
  expect(sent.filter(({ slug, status }) => status === 303 && !kept.has(slug))).toEqual([])
  // What was kept without anybody being told was under way when the process died.
  const told = sent.filter(({ status }) => status === 303).length
  expect(kept.size).toBeLessThanOrEqual(told + lost.length)
  const counted = await Promise.all(slugs.map(async (slug) => [slug, (await store.findLaunch(slug))?.upvotes]))
  expect(counted).toEqual(slugs.map((slug) => [slug, kept.has(slug) ? 1 : 0]))
})
