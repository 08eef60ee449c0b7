import { afterEach, beforeEach, expect, it } from 'vitest'
import { toggleUpvote } from '../../../../api/actions/votes/toggle-upvote.ts'
import { listHistory } from '../../../../api/actions/community/read-talk.ts'
import { moveLaunch } from '../../../../api/actions/launches/move-launch.ts'
import { removeReported } from '../../../../api/actions/moderation/reports/decide-on-reports.ts'
import { revertDecision } from '../../../../api/actions/moderation/undo-decision.ts'
import type { Decision } from '../../../../api/domain/moderation/records.ts'
import { ada, bob, mia, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { literalReport } from '../../../support/literal-report.ts'
import { putAll } from '../../../support/put-all.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { liveLaunch } from '../../../support/live-launch.ts'

const submittedAt = '2026-11-17T09:00:00.000Z'
const week = { year: 2026, week: 48 }
const pending = literalLaunch({
  slug: 'acme',
  ownerId: 'ada',
  status: 'pending_review',
  plan: 'free',
  week,
  requestedLaunchDate: '2026-11-23',
  submittedAt,
})
const live = liveLaunch({ slug: 'brew', launchDate: '2026-11-02', ownerId: 'bob' })

let catalog: LaunchWorld
beforeEach(async () => {
  catalog = await openLaunchWorld({ launches: [pending, live], weekCapacity: 1 })
})
afterEach(() => catalog.close())

const reject = (slug = 'acme') => moveLaunch(catalog.world, slug, { event: 'reject', reason: 'No pricing.', seen: submittedAt }, mia)
const lastDecision = async (): Promise<Decision> => {
  const all = await catalog.world.store.list('decisions', 'month', '2026-11')
  const last = all.findLast(({ action }) => action !== 'undo')
  if (last === undefined) throw new Error('Nothing was decided.')
  return last
}
const undo = async () => revertDecision(catalog.world, (await lastDecision()).id, mia.id)

it('a rejection is in the log, and undone it never was: the launch waits again, its week is taken again', async () => {
  const before = await catalog.launch('acme')
  await reject()
  expect(await lastDecision()).toMatchObject({ action: 'reject', by: 'mia', launchId: pending.id, accountId: 'ada', reason: 'No pricing.' })
  catalog.at('2026-11-18T10:00:59Z')
  expect((await undo()).undone).toMatchObject({ by: 'mia' })
  expect({ ...(await catalog.launch('acme')), updatedAt: '' }).toEqual({ ...before, updatedAt: '' })
  expect((await listHistory(catalog.world, pending)).map(({ event }) => event)).toEqual(['undo', 'reject'])
  expect((await catalog.world.store.list('decisions', 'action', 'undo')).map(({ by }) => by)).toEqual(['mia'])
})

it('after a minute it’s too late', async () => {
  await reject()
  catalog.at('2026-11-18T10:01:00Z')
  await expect(undo()).rejects.toMatchObject({ code: 'CONFLICT', message: 'This can no longer be undone.' })
})

it('a decision can’t be undone twice', async () => {
  await reject()
  await undo()
  await expect(undo()).rejects.toMatchObject({ code: 'CONFLICT' })
})

it('what has changed since stays as it is', async () => {
  await reject()
  await moveLaunch(catalog.world, 'acme', { event: 'reopen' }, ada)
  await expect(undo()).rejects.toMatchObject({ message: 'This can’t be undone: something has changed since then.' })
  expect(await catalog.launch('acme')).toMatchObject({ status: 'draft' })
})

it('a week that is full now isn’t exceeded', async () => {
  await reject()
  await catalog.world.store.transact(({ put }) => put('launches', { ...pending, id: 'other', slug: 'other' }))
  await expect(undo()).rejects.toMatchObject({ message: 'This can’t be undone: the launch’s week is full now.' })
})

it('neither is one that an approval for another week had left', async () => {
  await moveLaunch(catalog.world, 'acme', { event: 'approve', launchDate: '2026-11-30', seen: submittedAt, confirmedPlan: '' }, mia)
  await catalog.world.store.transact(({ put }) => put('launches', { ...pending, id: 'other', slug: 'other' }))
  await expect(undo()).rejects.toMatchObject({ message: 'This can’t be undone: the launch’s week is full now.' })
  expect(await catalog.world.store.countReservations(2026, 48)).toBe(1)
})

it('a moderator doesn’t undo what another one has decided on their own launch', async () => {
  catalog.world.moderators = new Set([mia.email, bob.email])
  await moveLaunch(catalog.world, 'brew', { event: 'take_down', reason: 'A copy.' }, mia)
  const { id } = await lastDecision()
  await expect(revertDecision(catalog.world, id, bob.id)).rejects.toMatchObject({
    code: 'FORBIDDEN',
    message: expect.stringContaining('Mia'),
  })
  await revertDecision(catalog.world, id, mia.id)
  expect(await catalog.launch('brew')).toMatchObject({ status: 'live' })
})

it('an unpublished launch gets the place back that it used, which nobody could take', async () => {
  const used = { year: 2026, week: 45 }
  await catalog.world.store.transact(({ put }) => put('launches', { ...live, week: used }))
  await moveLaunch(catalog.world, 'brew', { event: 'take_down', reason: 'A copy.' }, mia)
  expect([(await catalog.launch('brew')).week, await catalog.world.store.countReservations(2026, 45)]).toEqual([null, 1])
  await undo()
  expect([(await catalog.launch('brew')).week, await catalog.world.store.countReservations(2026, 45)]).toEqual([used, 1])
})

it('a product that somebody else has submitted meanwhile isn’t listed twice', async () => {
  await reject()
  const copy = { ...pending, id: 'copy', slug: 'copy', ownerId: 'bob', week: null }
  await catalog.world.store.transact(({ put }) => put('launches', copy))
  await expect(undo()).rejects.toMatchObject({ message: 'This can’t be undone: another launch has the URL now.' })
})

it('votes cast meanwhile are kept', async () => {
  await moveLaunch(catalog.world, 'brew', { event: 'take_down', reason: 'A copy.' }, mia)
  const taken = await catalog.launch('brew')
  await catalog.world.store.transact(({ put }) => put('launches', { ...taken, upvotes: taken.upvotes + 2 }))
  await undo()
  expect(await catalog.launch('brew')).toMatchObject({ status: 'live', launchDate: '2026-11-02', upvotes: live.upvotes + 2 })
  await toggleUpvote(catalog.world, { slug: 'brew' }, bob)
})

it.each([
  ['of a link', '2026-11-24T09:00:00.000Z', '2026-12-18T10:00:00.000Z'],
  ['on a page that is public for a year', '2027-10-01T09:00:00.000Z', '2027-10-01T09:00:00.000Z'],
])('a report %s that was private meanwhile can be read as long as it would be otherwise, and not shorter', async (_, expiresAt, later) => {
  const { store } = catalog.world
  await putAll(store, 'reports', [literalReport('r1', { accountId: 'bob', expiresAt })])
  const { id } = await removeReported(catalog.world, { subjectId: 'r1' }, mia)
  await revertDecision(catalog.world, id, mia.id)
  const { isWithheld, expiresAt: until } = (await store.get('reports', 'r1')) ?? literalReport('none')
  expect([isWithheld, until]).toEqual([undefined, later])
})
