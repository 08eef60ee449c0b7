import { afterEach, beforeEach, expect, it } from 'vitest'
import { moveLaunch } from '../../../api/actions/launches/move-launch.ts'
import { fanOut } from '../../../api/notices/fan-out.ts'
import { literalCrawl, literalLaunch } from '../../support/literal-launch.ts'
import { ada, mia, openLaunchWorld, type LaunchWorld } from '../../support/launch-world.ts'

const draft = literalLaunch({
  id: 'kettle',
  slug: 'kettle',
  status: 'draft',
  ownerId: ada.id,
  launchDate: null,
  categories: ['design-tools'],
})
let opened: LaunchWorld
beforeEach(async () => {
  opened = await openLaunchWorld({ launches: [draft], crawls: [literalCrawl({ id: 'kettle' })] })
})
afterEach(() => opened.close())

const noticesOf = async (id: string) =>
  (await opened.world.store.list('notices', 'accountId', id)).map(({ kind, launchId }) => [kind, launchId])

it('the maker and the moderators are told of a submission once, however often it’s tried', async () => {
  const { world } = opened
  await moveLaunch(world, 'kettle', { event: 'submit', plan: 'free', launchDate: '2026-11-23' }, ada)
  await Promise.all([fanOut(world), fanOut(world)])
  await fanOut(world)
  expect([await noticesOf('ada'), await noticesOf('bob'), await noticesOf('mia')]).toEqual([
    [['submitted', 'kettle']],
    [],
    [['waiting', 'kettle']],
  ])
  expect(await world.store.list('events', 'state', 'waiting')).toEqual([])
  expect(mia.id).toBe('mia')
})
