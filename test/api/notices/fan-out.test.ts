import { afterEach, beforeEach, expect, it } from 'vitest'
import { decideOnLaunch, moveLaunch } from '../../../api/actions/launches/move-launch.ts'
import { fanOut } from '../../../api/notices/fan-out.ts'
import { literalCrawl, literalLaunch } from '../../support/literal-launch.ts'
import { putAll } from '../../support/put-all.ts'
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
  await opened.stopEvents()
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

it.each([
  ['its maker of the decisions of one sitting', 'ada', (slug: string) => decideOnLaunch(opened.world, slug, approval, mia)],
  ['moderators of submissions that come together', 'mia', (slug: string) => moveLaunch(opened.world, slug, submission, ada)],
])('one email tells %s', async (_, reader, happen) => {
  const { store } = opened.world
  const slugs = ['kettle', 'cup', 'tray']
  const at = {
    requestedLaunchDate: '2026-11-23',
    week: { year: 2026, week: 48 },
    plan: 'free',
    submittedAt: '2026-11-18T09:00:00.000Z',
  } as const
  const launches = slugs.map((slug) => ({ ...draft, id: slug, slug, name: slug, url: `https://${slug}.example/` }))
  await putAll(
    store,
    'crawls',
    slugs.map((id) => literalCrawl({ id })),
  )
  await putAll(
    store,
    'launches',
    reader === 'ada' ? launches.map((launch) => ({ ...launch, ...at, status: 'pending_review' as const })) : launches,
  )
  const due = new Set<string>()
  for (const [minute, slug] of slugs.entries()) {
    opened.at(`2026-11-18T10:0${minute}:00Z`)
    await happen(slug)
    opened.at(`2026-11-18T10:0${minute + 1}:01Z`)
    await fanOut(opened.world)
    for (const mail of await store.list('mails', 'accountId', reader)) due.add(mail.dueAt)
  }
  const mailIds = (await store.list('notices', 'accountId', reader)).map(({ mailId }) => mailId)
  expect([mailIds.length, new Set(mailIds).size]).toEqual([3, 1])
  expect([...due].every((time) => time > '2026-11-18T10:04:00')).toBe(true)
})
const approval = { event: 'approve', launchDate: '2026-11-23', seen: '2026-11-18T09:00:00.000Z', confirmedPlan: '' } as const
const submission = { event: 'submit', plan: 'free', launchDate: '2026-11-23' } as const
