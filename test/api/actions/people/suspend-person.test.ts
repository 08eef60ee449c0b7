import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { appealDecision } from '../../../../api/actions/appeals/decide-on-appeal.ts'
import { readReceived } from '../../../../api/actions/decisions/count-received.ts'
import { addComment } from '../../../../api/actions/community/add-comment.ts'
import { listComments } from '../../../../api/actions/community/read-talk.ts'
import { toggleUpvote } from '../../../../api/actions/votes/toggle-upvote.ts'
import { listDue, publishLaunch } from '../../../../api/actions/launches/move-launch.ts'
import { revertDecision } from '../../../../api/actions/moderation/undo-decision.ts'
import { editProfile } from '../../../../api/actions/people/edit-profile.ts'
import { removeEverything } from '../../../../api/actions/people/remove-everything.ts'
import { recountMarked } from '../../../../api/actions/votes/recount-accounts.ts'
import {
  endSuspensions,
  liftSuspension,
  removeSuspension,
  suspendPerson as suspendAsModerator,
  applySuspension,
} from '../../../../api/actions/people/suspend-person.ts'
import { Failure } from '../../../../api/domain/failure.ts'
import type { Profile } from '../../../../api/domain/records.ts'
import { ada, bob, mia, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { putAll } from '../../../support/put-all.ts'
import { literalUpvote } from '../../../support/literal-upvote.ts'

const live = liveLaunch({ slug: 'brew', launchDate: '2026-11-02', ownerId: 'bob', upvotes: 7, commentCount: 3 })
const scheduled = literalLaunch({ slug: 'acme', ownerId: 'ada', status: 'scheduled', launchDate: '2026-11-19' })

let catalog: LaunchWorld
beforeEach(async () => {
  catalog = await openLaunchWorld({ launches: [live, scheduled] })
  await toggleUpvote(catalog.world, { slug: 'brew' }, ada)
  await addComment(catalog.world, { slug: 'brew', text: 'Buy this' }, ada)
})
afterEach(() => catalog.close())

const suspend = (until = '7d', by: Profile | null = mia, id = 'ada') => applySuspension(catalog.world, { id, reason: ' Spam ', until }, by)
const profile = async (id = 'ada') => (await catalog.world.store.get('profiles', id)) as Profile
const publicState = async () => {
  const { upvotes, commentCount } = await catalog.launch('brew')
  return { upvotes, commentCount, comments: (await listComments(catalog.world, live)).length }
}
const shown = { upvotes: 8, commentCount: 4, comments: 1 }
const hidden = { upvotes: 7, commentCount: 3, comments: 0 }

it('a suspended person is signed out and disconnected, and their comments and votes are gone until it’s lifted', async () => {
  expect(await publicState()).toEqual(shown)
  const decision = await suspend()
  expect(decision).toMatchObject({ action: 'suspend', by: 'mia', accountId: 'ada', reason: 'Spam' })
  const suspension = { at: '2026-11-18T10:00:00.000Z', until: '2026-11-25T10:00:00.000Z', reason: 'Spam', by: 'mia' }
  expect(await profile()).toMatchObject({ suspension })
  expect(await catalog.world.store.list('connections', 'accountId', 'ada')).toEqual([])
  expect(await publicState()).toEqual(hidden)
  expect(await removeSuspension(catalog.world, { id: 'ada' }, mia)).toMatchObject({ action: 'lift_suspension', by: 'mia' })
  expect((await profile()).suspension).toBeUndefined()
  expect(await publicState()).toEqual(shown)
  await expect(removeSuspension(catalog.world, { id: 'ada' }, mia)).rejects.toMatchObject({ code: 'CONFLICT' })
})

it('undone within a minute, everything is back but the connections; the log has no secret of theirs', async () => {
  const { id } = await suspend()
  expect(JSON.stringify(await catalog.world.store.get('undos', id))).not.toContain('hash-ada')
  await revertDecision(catalog.world, id, mia.id)
  expect((await profile()).suspension).toBeUndefined()
  expect(await publicState()).toEqual(shown)
  expect(await catalog.world.store.list('connections', 'accountId', 'ada')).toEqual([])
})

it('a suspension ends by itself, and scheduled launches wait for that', async () => {
  await suspend('2026-11-21')
  catalog.at('2026-11-20T23:59:59Z')
  await endSuspensions(catalog.world)
  expect(await listDue(catalog.world)).toEqual(['acme'])
  expect(await publishLaunch(catalog.world, 'acme')).toBeNull()
  expect([await publicState(), (await catalog.launch('acme')).status]).toEqual([hidden, 'scheduled'])
  catalog.at('2026-11-21T00:00:00Z')
  await endSuspensions(catalog.world)
  expect((await profile()).suspension).toBeUndefined()
  expect((await publishLaunch(catalog.world, 'acme'))?.status).toBe('live')
  expect(await publicState()).toEqual(shown)
})

it('a second suspension replaces the first', async () => {
  await suspend('1d')
  await suspend('lifted', null)
  expect((await profile()).suspension).toMatchObject({ until: null, by: null })
  catalog.at('2026-12-18T10:00:00Z')
  await endSuspensions(catalog.world)
  expect(await publicState()).toEqual(hidden)
})

it('what a crash interrupts is continued', async () => {
  const votes = Array.from({ length: 450 }, (_, at) => literalUpvote(`l${at}`, 'ada'))
  await putAll(catalog.world.store, 'upvotes', votes)
  const { store } = catalog.world
  let left = 4
  const transact: typeof store.transact = (work) =>
    left-- > 0 ? store.transact(work) : Promise.reject(new Failure('SERVICE_UNAVAILABLE', 'Killed.'))
  await expect(
    applySuspension({ ...catalog.world, store: { ...store, transact } }, { id: 'ada', reason: 'Spam', until: '1d' }, mia),
  ).rejects.toThrow('Killed.')
  const counted = async () => (await store.list('upvotes', 'accountId', 'ada')).filter(({ exclusion }) => exclusion === undefined).length
  expect([await counted(), (await profile()).suspension?.reason]).toEqual([51, 'Spam'])
  await recountMarked(catalog.world)
  expect([await counted(), await publicState()]).toEqual([0, hidden])
  expect(await store.get('settings', 'accounts to recount')).toBeNull()
})

describe('refused', () => {
  const refusals: [string, () => Promise<unknown>, object][] = [
    [
      'by somebody who doesn’t moderate',
      () => suspendAsModerator(catalog.world, { id: 'ada', seen: '', reason: 'Spam', length: '1d' }, bob),
      { code: 'FORBIDDEN' },
    ],
    ['lifting, by somebody who doesn’t moderate', () => liftSuspension(catalog.world, { id: 'ada', seen: '' }, bob), { code: 'FORBIDDEN' }],
    ['of oneself', () => suspend('1d', mia, 'mia'), { code: 'FORBIDDEN', message: 'You can’t suspend yourself.' }],
    ['of nobody', () => suspend('1d', mia, 'eve'), { code: 'NOT_FOUND' }],
  ]
  it.each(refusals)('%s', async (_, act, failure) => {
    await expect(act()).rejects.toMatchObject(failure)
  })

  it('of another moderator, but not from the shell', async () => {
    catalog.world.moderators = new Set([mia.email, bob.email])
    await expect(suspend('1d', mia, 'bob')).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await suspend('1d', null, 'bob')).toMatchObject({ by: null, accountId: 'bob' })
  })

  it('of an owner who has yet to set up a second factor', async () => {
    await putAll(catalog.world.store, 'profiles', [{ ...(await profile()), role: 'owner' }])
    catalog.world.rules = { ...catalog.world.rules, moderatorsNeedSecondFactor: true }
    await expect(suspend()).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it.each([['2026-11-18'], ['2026-11-31'], ['2037-01-01'], ['2d'], ['forever'], ['']])('until %s, with what’s wrong', async (until) => {
    const both = applySuspension(catalog.world, { id: 'ada', reason: '\u200b', until }, mia)
    await expect(both).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { fieldErrors: { until: [expect.any(String)], reason: [expect.any(String)] } },
    })
  })
})

it('a suspended person’s profile stays as it is, also when they began to send a change before', async () => {
  await suspend()
  await expect(editProfile(catalog.world, { name: 'Cheap Casino', handle: 'casino' }, ada)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect((await profile()).name).toBe('Ada')
})

it('an appeal of a suspension that a moderator lifts is granted', async () => {
  const { id } = await suspend()
  await appealDecision(catalog.world, { id, text: 'I didn’t.' }, await profile())
  await removeSuspension(catalog.world, { id: 'ada' }, mia)
  expect(await catalog.world.store.get('appeals', id)).toMatchObject({ state: 'granted' })
  expect(await readReceived(catalog.world.store, '2026-11')).toMatchObject({ appeals: 1, granted: 1 })
})

it('an appeal of a suspension that is over keeps nobody from being suspended again, nor from more while that lasts', async () => {
  const { id } = await suspend('1d')
  await appealDecision(catalog.world, { id, text: 'I didn’t.' }, await profile())
  catalog.at('2026-11-19T10:00:01Z')
  expect((await suspend('7d')).action).toBe('suspend')
  expect((await removeEverything(catalog.world, { id: 'ada', reason: 'Spam' }, mia)).action).toBe('remove_everything')
})
