import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPostgresStore, type PostgresStore } from '../../../api/store/postgres/postgres-store.ts'
import { literalLaunch } from '../../support/literal-launch.ts'
import { liveLaunch } from '../../support/live-launch.ts'
import { usePostgres } from '../../support/postgres-databases.ts'
import { forkService, type ServiceProcess } from '../../support/processes.ts'
import { serveProductSite } from '../../support/product-site.ts'
import { proveEmail } from '../../support/prove-email.ts'
import { putAll } from '../../support/put-all.ts'
import { Visitor } from '../../support/visitor.ts'

const databases = usePostgres()
const newYear = '2031-01-01T00:00:10Z'

let leader: ServiceProcess
let other: ServiceProcess
let store: PostgresStore
let product: Awaited<ReturnType<typeof serveProductSite>>
let voter: Visitor

beforeAll(async () => {
  product = await serveProductSite()
  const databaseUrl = await databases.create()
  const settings = { DATABASE_URL: databaseUrl, CRAWL_ALLOW: `127.0.0.1:${product.port}` }
  leader = await forkService(settings)
  other = await forkService(settings)
  store = await createPostgresStore({ databaseUrl, onFailure: () => undefined })
  voter = await new Visitor(leader.origin).signUp('voter@example.org')
  await proveEmail(store, 'voter@example.org')
})
afterAll(async () => {
  await Promise.all([leader.close(), other.close(), store.close()])
  await product.close()
})

const schedule = (slug: string, path: string) => {
  const url = `http://127.0.0.1:${product.port}${path}`
  return putAll(store, 'launches', [
    literalLaunch({ slug, name: slug, url, status: 'scheduled', plan: 'premium_7', launchDate: '2031-01-01' }),
  ])
}
const read = async (slug: string) => {
  const launch = await store.findLaunch(slug)
  return { status: launch?.status, isChecked: launch?.badge.checkedAt !== null }
}
const publications = async (slug: string) => (await store.list('history', 'launchId', slug)).filter(({ event }) => event === 'publish')

/** Kills the leader while twenty callers vote on both; whatever was acknowledged is in the database, and the other never fails. */
async function killUnderLoad(): Promise<void> {
  const slugs = Array.from({ length: 200 }, (_, index) => `voted-${index}`)
  await putAll(
    store,
    'launches',
    slugs.map((slug) => liveLaunch({ slug, url: `https://${slug}.example/` })),
  )
  const accountId = (await store.list('profiles', 'email', 'voter@example.org'))[0]?.id ?? ''
  const sent: { slug: string; at: ServiceProcess; status: number | null }[] = []
  const waiting = [...slugs]
  const answered = () => sent.filter(({ at, status }) => at === leader && status === 303).length
  const caller = async (at: ServiceProcess) => {
    for (let slug = waiting.shift(); slug !== undefined; slug = waiting.shift()) {
      const answer = await voter.send(`${at.origin}/launches/${slug}/upvote/`, {}).catch(() => null)
      sent.push({ slug, at, status: answer?.status ?? null })
      if (answer === null) return
    }
  }
  const callers = Array.from({ length: 20 }, (_, index) => caller(index % 2 === 0 ? leader : other))
  await expect.poll(answered, { interval: 1 }).toBeGreaterThan(20)
  await leader.kill('SIGKILL')
  await Promise.all(callers)

  const lost = sent.filter(({ status }) => status === null)
  expect(lost.length).toBeGreaterThan(0)
  expect(lost.filter(({ at }) => at === other)).toEqual([])
  expect(sent.filter(({ at, status }) => at === other && status !== 303)).toEqual([])
  const kept = new Set((await store.list('upvotes', 'accountId', accountId)).map(({ launchId }) => launchId))
  expect(sent.filter(({ slug, status }) => status === 303 && !kept.has(slug))).toEqual([])
  // What was kept without anybody being told was under way when the process died.
  const told = sent.filter(({ status }) => status === 303).length
  expect(kept.size).toBeLessThanOrEqual(told + lost.length)
  const counted = await Promise.all(slugs.map(async (slug) => [slug, (await store.findLaunch(slug))?.upvotes]))
  expect(counted).toEqual(slugs.map((slug) => [slug, kept.has(slug) ? 1 : 0]))
}

describe('the schedule of two processes', () => {
  it('is run by the leader: the other publishes nothing and visits no site', async () => {
    await schedule('early', '/product-1/')
    await expect.poll(() => leader.figure('scheduler_leads')).toBe(1)
    expect(await other.figure('scheduler_leads')).toBe(0)
    await other.tickAt(newYear)
    expect(await read('early')).toEqual({ status: 'scheduled', isChecked: false })
    await Promise.all([leader.tickAt(newYear), other.tickAt(newYear), leader.tickAt(newYear)])
    expect(await read('early')).toEqual({ status: 'live', isChecked: true })
    expect(await publications('early')).toHaveLength(1)
  })

  it(
    'is taken over when the leader is killed under load, including what is due by then; every acknowledged vote is kept and the other continues',
    { timeout: 180_000 },
    async () => {
      await schedule('late', '/product-2/')
      await killUnderLoad()
      // A crawler that is busy is asked again in the next minute.
      await expect.poll(() => read('late'), { timeout: 150_000 }).toEqual({ status: 'live', isChecked: true })
      expect(await other.figure('scheduler_leads')).toBe(1)
      expect(await publications('late')).toHaveLength(1)
    },
  )
})
