import { afterEach, beforeEach, expect, it } from 'vitest'
import { flagContent } from '../../../../api/actions/moderation/reports/flag-content.ts'
import { readReports, reportOrders } from '../../../../api/actions/moderation/reports/read-reports.ts'
import { ada, bob, mia, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
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
