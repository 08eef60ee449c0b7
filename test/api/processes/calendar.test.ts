import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPostgresStore, type PostgresStore } from '../../../api/store/postgres/postgres-store.ts'
import { literalLaunch } from '../../support/literal-launch.ts'
import { usePostgres } from '../../support/postgres-databases.ts'
import { forkService, type ServiceProcess } from '../../support/processes.ts'
import { serveProductSite } from '../../support/product-site.ts'
import { putAll } from '../../support/put-all.ts'

const databases = usePostgres()
const newYear = '2031-01-01T00:00:10Z'

let leader: ServiceProcess
let other: ServiceProcess
let store: PostgresStore
let product: Awaited<ReturnType<typeof serveProductSite>>

beforeAll(async () => {
  product = await serveProductSite()
  const databaseUrl = await databases.create()
  const settings = { DATABASE_URL: databaseUrl, CRAWL_ALLOW: `127.0.0.1:${product.port}` }
  leader = await forkService(settings)
  other = await forkService(settings)
  store = await createPostgresStore({ databaseUrl, onFailure: () => undefined })
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

describe('the schedule of two processes', () => {
  it('is run by the leader: the other publishes nothing and visits no site', async () => {
    await schedule('early', '/product-1/')
    await expect.poll(() => leader.figure('scheduler_leads'), { timeout: 15_000 }).toBe(1)
    expect(await other.figure('scheduler_leads')).toBe(0)
    await other.tickAt(newYear)
    expect(await read('early')).toEqual({ status: 'scheduled', isChecked: false })
    await Promise.all([leader.tickAt(newYear), other.tickAt(newYear), leader.tickAt(newYear)])
    expect(await read('early')).toEqual({ status: 'live', isChecked: true })
    expect(await publications('early')).toHaveLength(1)
  })

  it('is taken over when the leader is killed, including what is due by then', async () => {
    await schedule('late', '/product-2/')
    await leader.kill('SIGKILL')
    await expect.poll(() => read('late'), { timeout: 20_000 }).toEqual({ status: 'live', isChecked: true })
    expect(await other.figure('scheduler_leads')).toBe(1)
    expect(await publications('late')).toHaveLength(1)
  })
})
