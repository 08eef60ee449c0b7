import { afterEach, beforeEach, expect, it } from 'vitest'
import { editComment } from '../../../../api/actions/community/add-comment.ts'
import { readCommentQueue } from '../../../../api/actions/community/read-comment-queue.ts'
import { flagContent } from '../../../../api/actions/moderation/reports/flag-content.ts'
import { readReports } from '../../../../api/actions/moderation/reports/read-reports.ts'
import { listNotices } from '../../../../api/actions/notices/list-notices.ts'
import { forgetReports } from '../../../../api/actions/retention/forget-reports.ts'
import { deliveryWriter } from '../../../../api/notices/webhooks/write-delivery.ts'
import { literalReport } from '../../../support/literal-report.ts'
import { readPerson } from '../../../../api/actions/people/read-person.ts'
import type { Comment, Profile } from '../../../../api/domain/records.ts'
import { fanOut } from '../../../../api/notices/fan-out.ts'
import { ada, bob, mia, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { putAll } from '../../../support/put-all.ts'

// Cy flags Ada’s launch, and what Bob wrote about it.
const cy: Profile = { ...bob, id: 'cy', email: 'cy@example.com', name: 'Cy', handle: 'cy' }
const comment: Comment = {
  id: 'c1',
  launchId: 'brew',
  accountId: 'bob',
  author: { name: 'Bob', handle: 'bob' },
  text: 'Cheap casino bonuses',
  at: '2026-11-18T09:55:00.000Z',
}

let catalog: LaunchWorld
beforeEach(async () => {
  catalog = await openLaunchWorld({ launches: [liveLaunch({ slug: 'brew', ownerId: 'ada', commentCount: 1 })] })
  await putAll(catalog.world.store, 'comments', [comment])
  await putAll(catalog.world.store, 'profiles', [cy])
})
afterEach(() => catalog.close())

const flag = (over: { comment?: string } = {}) => flagContent(catalog.world, { slug: 'brew', reason: 'spam', text: '', ...over }, cy)
const groups = async (reader = mia) => (await readReports(catalog.world, { order: 'oldest', page: 1 }, reader)).groups

it.each([
  ['ada', ada, [null, 'Cy']],
  ['bob', bob, ['Cy', null]],
  ['mia', mia, ['Cy', 'Cy']],
])('moderators aren’t told who flagged what they made themselves, when %s reads it', async (_, reader, names) => {
  await flag()
  catalog.at('2026-11-18T11:00:00Z')
  await flag({ comment: 'c1' })
  expect((await groups(reader)).map(({ newest }) => newest[0]?.reporter?.name ?? null)).toEqual(names)
  catalog.world.moderators = new Set([mia.email, reader.email])
  expect((await groups(reader)).map(({ others }) => others.map(({ name }) => name))).toEqual(names.map((name) => (name ? [] : ['Mia'])))
  const ofAda = (await readPerson(catalog.world, 'ada', reader)).reportsOf.shown
  expect(ofAda.map(({ by }) => by?.name ?? null)).toEqual(names.slice(0, 1))
  expect((await readPerson(catalog.world, 'cy', reader)).reportsBy.total).toBe(names.filter((name) => name !== null).length)
})

it('the queue has a comment as it was flagged, if it was edited since', async () => {
  await flag({ comment: 'c1' })
  expect(await groups()).toMatchObject([{ comment: { text: comment.text }, flaggedText: null }])
  await editComment(catalog.world, { id: 'c1', text: 'A fine kettle' }, bob)
  expect(await groups()).toMatchObject([{ comment: { text: 'A fine kettle' }, flaggedText: comment.text }])
})

it.each<[string, { maker?: string; update?: string }, told: string[]]>([
  ['a co-maker who moderates', { maker: 'mia' }, ['ada']],
  ['the lead maker who moderates', { maker: 'ada' }, ['mia']],
  ['an update of both', { update: 'u1' }, []],
])('a flag on %s is told to the other moderators only', async (_, given, told) => {
  const { world } = catalog
  world.moderators = new Set([ada.email, mia.email])
  const coMakers = [{ id: 'mia', name: 'Mia', handle: 'mia' }]
  await putAll(world.store, 'launches', [liveLaunch({ slug: 'brew', ownerId: 'ada', coMakers })])
  await putAll(world.store, 'changelog', [{ id: 'u1', launchId: 'brew', title: 'Pills', text: 'Cheap', at: comment.at }])
  await flagContent(world, { slug: 'brew', reason: 'spam', text: '', ...given }, cy)
  await fanOut(world)
  const reached = await Promise.all(['ada', 'mia'].map((id) => world.store.list('notices', 'accountId', id)))
  expect(reached.flat().map(({ accountId }) => accountId)).toEqual(told)
})

it('a flag on an audit report reaches the site’s webhook, which has no launch to tell, and its reporter is told if it expires first', async () => {
  const { world } = catalog
  await putAll(world.store, 'reports', [literalReport('r1', { accountId: 'bob', expiresAt: '2026-11-18T11:00:00.000Z' })])
  const webhook = {
    id: 'w1',
    ownerId: 'site',
    url: 'https://hooks.example/',
    secret: 'whsec_AAAA',
    kinds: ['reported'],
    createdAt: comment.at,
  }
  await putAll(world.store, 'webhooks', [webhook])
  await flagContent(world, { audit: 'r1', reason: 'abuse', text: '' }, cy)
  await fanOut(world)
  const [delivery] = await world.store.list('deliveries', 'webhookId', 'w1')
  const written = delivery && (await deliveryWriter(world)(delivery))
  const body = typeof written === 'object' ? JSON.parse(written.body) : written
  expect(body).toMatchObject({ type: 'launch.reported', data: { launch: null, subject: 'audit', about: 'acme.dev' } })
  catalog.at('2026-11-18T11:00:01Z')
  await forgetReports(world)
  await fanOut(world)
  expect((await listNotices(world, cy)).map(({ text }) => text)).toEqual([
    'You flagged an audit report on acme.dev. It expired before a moderator decided.',
  ])
})

it('the comment queue says what a comment was flagged for that waits since an edit', async () => {
  await flag({ comment: 'c1' })
  await editComment(catalog.world, { id: 'c1', text: 'See https://pills.example/' }, bob)
  expect((await readCommentQueue(catalog.world)).waiting).toMatchObject([{ why: 'contains a link or a phone number, flagged: spam' }])
})
