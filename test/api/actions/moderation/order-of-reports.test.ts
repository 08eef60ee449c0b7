import { afterEach, beforeEach, expect, it } from 'vitest'
import { flagContent } from '../../../../api/actions/moderation/reports/flag-content.ts'
import { readReports, reportOrders } from '../../../../api/actions/moderation/reports/read-reports.ts'
import { ada, bob, mia, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { putAll } from '../../../support/put-all.ts'
import { liveLaunch } from '../../../support/live-launch.ts'

let catalog: LaunchWorld
beforeEach(async () => {
  catalog = await openLaunchWorld({ launches: ['brew', 'kettle'].map((slug) => liveLaunch({ slug, ownerId: 'eve' })) })
})
afterEach(() => catalog.close())

it.each(reportOrders)('private data comes first, also in the order %s', async (order) => {
  await flagContent(catalog.world, { slug: 'brew', reason: 'spam', text: '' }, bob)
  await flagContent(catalog.world, { slug: 'brew', reason: 'spam', text: '' }, ada)
  await flagContent(catalog.world, { slug: 'kettle', reason: 'private-data', text: '' }, bob)
  const { groups, hasUrgent } = await readReports(catalog.world, { order, page: 1 }, mia)
  expect([groups.map(({ subjectId }) => subjectId), hasUrgent]).toEqual([['kettle', 'brew'], true])
})

it('a link to a flagged launch opens the page of the queue that has it, also once others are gone', async () => {
  const slugs = Array.from({ length: 21 }, (_, at) => `tool-${at}`)
  await putAll(
    catalog.world.store,
    'launches',
    slugs.map((slug) => liveLaunch({ slug, ownerId: 'eve' })),
  )
  for (const [at, slug] of slugs.entries()) {
    catalog.at(`2026-11-18T10:00:${String(at).padStart(2, '0')}Z`)
    await flagContent(catalog.world, { slug, reason: 'spam', text: '' }, bob)
  }
  const pageOf = async (subjectId: string) => (await readReports(catalog.world, { order: 'oldest', page: 1, subjectId }, mia)).page
  expect([await pageOf('tool-20'), await pageOf('tool-10'), await pageOf('tool-9'), await pageOf('gone')]).toEqual([3, 2, 1, 1])
})
