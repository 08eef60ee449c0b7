import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { openLaunchWorld } from '../../support/launch-world.ts'
import { liveLaunch } from '../../support/live-launch.ts'
import { createVisits } from '../../../api/store/count-visits.ts'

it('many visitors with long User-Agents take no memory', () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const used = () => {
    collect()
    return process.memoryUsage().heapUsed
  }
  const visits = createVisits({ count: () => undefined, transact: () => Promise.reject(new Error('Nothing is written.')) })
  const launch = { id: 'teapot', ownerId: null, status: 'live' } as const
  const before = used()
  for (let visitor = 0; visitor < 900; visitor += 1) {
    const agent = Buffer.from(`Mozilla/5.0 ${visitor} ${'x'.repeat(16_000)}`).toString()
    visits.shown([launch], { agent, connection: null }, new Date())
  }
  expect(used() - before).toBeLessThan(2_000_000)
})

it('a site that visitors come from is named however many others were made up, and nothing is written about a launch that is gone', async () => {
  const launch = liveLaunch({ slug: 'acme' })
  const catalog = await openLaunchWorld({ launches: [launch] })
  const visits = createVisits(catalog.world.store)
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const visit = (host: string, to = launch) => visits.referred([to], host, { agent, connection: null })
  for (let made = 0; made < 60; made += 1) visit(`made-${made}.example`)
  await visits.close()
  for (const host of ['news.example', 'news.example', 'one.example']) visit(host)
  visit('news.example', { ...launch, id: 'gone' })
  await visits.close()
  const found = await catalog.world.store.list('referrals', 'launchId', launch.id)
  expect(found.find(({ host }) => host === 'news.example')?.visits).toBe(2)
  expect(found.find(({ host }) => host === null)?.visits).toBe(12)
  expect([found.length, found.reduce((sum, one) => sum + one.visits, 0)]).toEqual([51, 63])
  expect(await catalog.world.store.list('referrals', 'launchId', 'gone')).toEqual([])
  await catalog.close()
})
