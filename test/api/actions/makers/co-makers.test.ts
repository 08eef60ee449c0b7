import { afterEach, beforeEach, expect, it } from 'vitest'
import { rejectOwn } from '../../../../api/actions/access/reject-own.ts'
import { addChangelogEntry, approveUpdate } from '../../../../api/actions/community/edit-changelog.ts'
import { addComment } from '../../../../api/actions/community/add-comment.ts'
import { setSlowMode } from '../../../../api/actions/community/set-slow-mode.ts'
import { discardDraft, editDraft } from '../../../../api/actions/drafts/edit-draft.ts'
import { editLiveListing, findEditable } from '../../../../api/actions/launches/edit-live-listing.ts'
import { listOwn, listOwnLaunches } from '../../../../api/actions/launches/list-own-launches.ts'
import { decideOnLaunch } from '../../../../api/actions/launches/move-launch.ts'
import { unpublishOwn, submitLaunch } from '../../../../api/actions/launches/submit-launch.ts'
import { renameLaunch } from '../../../../api/actions/launches/rename-launch.ts'
import { answerInvitation } from '../../../../api/actions/makers/answer-invitation.ts'
import { inviteMaker, leaveLaunch, removeMaker } from '../../../../api/actions/makers/invite-maker.ts'
import { listInvited, readMakers } from '../../../../api/actions/makers/read-makers.ts'
import { readMaker } from '../../../../api/actions/makers/read-maker.ts'
import { flagContent } from '../../../../api/actions/moderation/reports/flag-content.ts'
import { dismissReports } from '../../../../api/actions/moderation/reports/decide-on-reports.ts'
import { undoDecision } from '../../../../api/actions/moderation/undo-decision.ts'
import { listNotices } from '../../../../api/actions/notices/list-notices.ts'
import { recountVotes } from '../../../../api/actions/votes/recount-votes.ts'
import { toggleUpvote } from '../../../../api/actions/votes/toggle-upvote.ts'
import { pictureId, picturePath } from '../../../../api/domain/pictures/picture.ts'
import type { Profile } from '../../../../api/domain/records.ts'
import { comment } from '../../../../api/notices/kinds/comments.ts'
import { elsewhereWeek } from '../../../../api/notices/kinds/directories.ts'
import { fanOut } from '../../../../api/notices/fan-out.ts'
import { oneOfEach } from '../../../contract/store/one-of-each.ts'
import { ada, bob, callerOf, mia, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { liveLaunch } from '../../../support/live-launch.ts'

let catalog: LaunchWorld
beforeEach(async () => {
  const maker = { name: 'Ada', handle: 'ada' }
  catalog = await openLaunchWorld({
    launches: [
      liveLaunch({ ownerId: 'ada', maker, categories: ['developer-tools'], pricing: 'free' }),
      literalLaunch({ id: 'draft', slug: 'draft', name: 'Draft', ownerId: 'ada', maker }),
      liveLaunch({ slug: 'kettle', name: 'Kettle', ownerId: 'bob', url: 'https://kettle.example', week: { year: 2026, week: 49 } }),
    ],
  })
})
afterEach(() => catalog.close())

const invite = (whom = '@Bob', as: 'co-maker' | 'lead' = 'co-maker', slug = 'teapot', who: Profile = ada) =>
  inviteMaker(catalog.world, { slug, whom, as }, who)
const answer = async (how: 'accept' | 'decline' = 'accept', who: Profile = bob) => {
  const [found] = await listInvited(catalog.world, who)
  return answerInvitation(catalog.world, { id: found?.invitation.id ?? 'none', answer: how, seen: found?.launch.name ?? '' }, who)
}
const join = async (slug = 'teapot') => {
  await invite('@bob', 'co-maker', slug)
  await answer()
}
const told = async (who: Profile) => {
  await fanOut(catalog.world)
  return (await listNotices(catalog.world, who)).map(({ text }) => text)
}
const names = async () => {
  const { lead, joined, invited, offer } = await readMakers(catalog.world, await catalog.launch('teapot'))
  return [lead?.name, joined.map(({ person }) => person.name), invited.map((each) => each.invited), offer?.invited]
}
const events = async () =>
  (await catalog.world.store.list('history', 'launchId', 'teapot')).map(({ event, by }) => `${event} by ${by}`).toSorted()

it('somebody invited makes the launch once they accept, and everybody is told', async () => {
  await invite()
  expect([await names(), await told(bob)]).toEqual([
    ['Ada', [], ['@bob'], undefined],
    ['Ada (@ada) invited you to be a co-maker of Teapot.'],
  ])
  await answer()
  expect([await names(), await told(ada), await events()]).toEqual([
    ['Ada', ['Bob'], [], undefined],
    ['Bob (@bob) is now a co-maker of Teapot.'],
    ['invite by ada', 'join by bob'],
  ])
})

it('a co-maker edits, posts updates, has it on dashboard and page, and agents see only what one owns', async () => {
  await expect(editLiveListing(catalog.world, { slug: 'teapot', fields: { tagline: 'No' } }, bob)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await join()
  const { outcome } = await editLiveListing(catalog.world, { slug: 'teapot', fields: { tagline: 'Yes' } }, bob)
  await addChangelogEntry(catalog.world, { slug: 'teapot', title: 'New', text: 'Spout' }, bob)
  const made = await listOwn(catalog.world, bob)
  expect([outcome, made.map(({ launch }) => launch.slug).toSorted()]).toEqual(['waiting', ['kettle', 'teapot']])
  const { items } = await listOwnLaunches(catalog.world, {}, callerOf(bob))
  expect(items.map(({ slug }) => slug)).toEqual(['kettle'])
  expect((await readMaker(catalog.world, 'bob'))?.launches.map(({ slug }) => slug).toSorted()).toEqual(['kettle', 'teapot'])
  await setSlowMode(catalog.world, { slug: 'teapot', isOn: true }, mia)
  for (const text of ['One', 'Two']) await addComment(catalog.world, { slug: 'teapot', text }, bob)
})

it.each<[string, () => Promise<unknown>]>([
  ['submit', () => submitLaunch(catalog.world, { slug: 'draft', plan: 'free', launchDate: '2026-11-23' }, bob)],
  ['delete', () => discardDraft(catalog.world, { slug: 'draft' }, bob)],
  ['unpublish', () => unpublishOwn(catalog.world, { slug: 'teapot' }, bob)],
  ['rename', () => renameLaunch(catalog.world, { slug: 'teapot', newSlug: 'pot' }, bob)],
  ['invite', () => invite('mia', 'co-maker', 'teapot', bob)],
  ['transfer', () => invite('mia', 'lead', 'teapot', bob)],
  ['remove', () => removeMaker(catalog.world, { slug: 'teapot', id: 'teapot:bob' }, bob)],
])('a co-maker can’t %s', async (_, act) => {
  await join()
  await join('draft')
  await expect(act()).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

it('the vote of a co-maker doesn’t count, cast before or after, recounted or not', async () => {
  const upvotes = async () => (await catalog.launch('teapot')).upvotes
  const before = await upvotes()
  await toggleUpvote(catalog.world, { slug: 'teapot' }, bob)
  expect(await upvotes()).toBe(before + 1)
  await join()
  expect(await upvotes()).toBe(before)
  await recountVotes(catalog.world)
  expect(await upvotes()).toBe(before)
  await toggleUpvote(catalog.world, { slug: 'teapot', wanted: false }, bob)
  await toggleUpvote(catalog.world, { slug: 'teapot', wanted: true }, bob)
  expect(await upvotes()).toBe(before)
})

it.each([
  ['nobody’s handle', '@nobody'],
  ['oneself', 'ada@example.com'],
  ['nothing', ' @ '],
  ['no email', 'a@b'],
])('can’t invite %s', async (_, whom) => {
  await expect(invite(whom)).rejects.toMatchObject({ code: 'BAD_REQUEST', data: { fieldErrors: { whom: expect.anything() } } })
})

it('can’t invite who is a maker already, or blocked the lead, or too many', async () => {
  await join()
  await expect(invite()).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await catalog.world.store.transact(({ put }) =>
    put('mutings', { id: 'mia:ada', accountId: 'mia', otherId: 'ada', at: ada.createdAt, isBlock: true }),
  )
  await expect(invite('mia')).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  for (let number = 0; number < 8; number += 1) await invite(`person-${number}@people.example`)
  await expect(invite('one-more@people.example')).rejects.toMatchObject({ code: 'CONFLICT' })
})

it('declining, leaving and being removed end it, and the other side is told', async () => {
  await invite()
  await answer('decline')
  expect([await names(), await told(ada)]).toEqual([['Ada', [], [], undefined], ['Bob (@bob) declined your invitation to Teapot.']])
  catalog.at('2026-11-26T10:00:00Z')
  await join()
  await expect(leaveLaunch(catalog.world, { slug: 'teapot' }, ada)).rejects.toMatchObject({ code: 'CONFLICT' })
  await leaveLaunch(catalog.world, { slug: 'teapot' }, bob)
  expect(await told(ada)).toContain('Bob (@bob) is no longer a co-maker of Teapot.')
  await join()
  await removeMaker(catalog.world, { slug: 'teapot', id: 'teapot:bob' }, ada)
  expect([await names(), (await catalog.launch('teapot')).coMakers]).toEqual([['Ada', [], [], undefined], undefined])
  expect(await told(bob)).toContain('Ada (@ada) removed you as a co-maker of Teapot.')
  await expect(leaveLaunch(catalog.world, { slug: 'teapot' }, bob)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

it('a launch that is transferred is led by whoever accepts; who led it stays as a co-maker', async () => {
  await join()
  await invite('bob', 'lead')
  expect(await told(bob)).toContain('Ada (@ada) wants to transfer Teapot to you.')
  await answer()
  expect(await names()).toEqual(['Bob', ['Ada'], [], undefined])
  expect(await events()).toContain('transfer by bob')
  expect(await told(ada)).toContain('Bob (@bob) is now the lead maker of Teapot, with you as a co-maker.')
  await expect(unpublishOwn(catalog.world, { slug: 'teapot' }, ada)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await invite('mia', 'co-maker', 'teapot', bob)
  await answer('accept', mia)
  await invite('ada', 'lead', 'teapot', bob)
  await answer('accept', ada)
  for (const who of [bob, mia]) expect(await told(who)).toContain('Ada (@ada) is now the lead maker of Teapot, with you as a co-maker.')
  await invite('bob', 'lead')
  await answer()
  await leaveLaunch(catalog.world, { slug: 'teapot' }, ada)
  await unpublishOwn(catalog.world, { slug: 'teapot' }, bob)
})

it('who was removed, or left, can’t take the launch over, or come back by another invitation', async () => {
  await invite('bob@example.com')
  await join()
  await invite('bob', 'lead')
  await removeMaker(catalog.world, { slug: 'teapot', id: 'teapot:bob' }, ada)
  expect([await names(), await listInvited(catalog.world, bob)]).toEqual([['Ada', [], [], undefined], []])
})

it('nobody makes a launch together with themselves', async () => {
  const { id } = await invite('bob@example.com')
  await invite('bob', 'lead')
  await answerInvitation(catalog.world, { id: 'teapot:lead', answer: 'accept', seen: 'Teapot' }, bob)
  await expect(answerInvitation(catalog.world, { id, answer: 'accept', seen: 'Teapot' }, bob)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await names()).toEqual(['Bob', ['Ada'], [], undefined])
})

it('the pictures of an edit that waits go along, too', async () => {
  const { store } = catalog.world
  const key = `${'b'.repeat(32)}-640x400`
  await store.transact(({ put }) => put('pictures', { ...oneOfEach.pictures, id: pictureId('ada', key), accountId: 'ada', key }))
  await editLiveListing(catalog.world, { slug: 'teapot', fields: { screenshots: [picturePath(key)] } }, ada)
  await invite('bob', 'lead')
  await answer()
  expect((await store.get('pictures', pictureId('bob', key)))?.accountId).toBe('bob')
})

it('a moderator who makes a launch with others leaves reports and decisions on it to another', async () => {
  const { world } = catalog
  const kim: Profile = { ...mia, id: 'kim', email: 'kim@example.com', handle: 'kim', role: 'moderator' }
  const moderator: Profile = { ...bob, role: 'moderator' }
  await world.store.transact(async ({ put }) => {
    await put('profiles', kim)
    await put('profiles', moderator)
  })
  await join()
  const report = { slug: 'teapot', reason: 'spam', text: '' }
  await expect(flagContent(world, report, moderator)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await flagContent(world, report, mia)
  const until = world.clock().toISOString()
  const forbidden = { code: 'FORBIDDEN', message: expect.stringContaining('your own') as string }
  await expect(dismissReports(world, { subjectId: 'teapot', until }, moderator)).rejects.toMatchObject(forbidden)
  const { decision } = await decideOnLaunch(world, 'teapot', { event: 'take_down', reason: 'Spam' }, kim)
  await expect(undoDecision(world, { id: decision.id }, moderator)).rejects.toMatchObject(forbidden)
  // Where all moderators make it, somebody has to.
  await expect(rejectOwn(world, world.store, ['bob', 'mia'], moderator)).rejects.toMatchObject(forbidden)
  await rejectOwn(world, world.store, ['bob', 'mia', 'kim'], moderator)
})

it('a free launch isn’t transferred to who has used up their place in its week', async () => {
  catalog.world.rules = { ...catalog.world.rules, weekCapacityPerMaker: 1 }
  const launch = await catalog.launch('teapot')
  await catalog.world.store.transact(({ put }) => put('launches', { ...launch, week: { year: 2026, week: 49 } }))
  await invite('bob', 'lead')
  await expect(answer()).rejects.toMatchObject({ code: 'CONFLICT' })
  expect((await catalog.launch('teapot')).ownerId).toBe('ada')
})

it('the pictures that a co-maker adds are kept for the lead, and go along with the plan when it’s transferred', async () => {
  const { store } = catalog.world
  const key = `${'a'.repeat(32)}-640x400`
  const launch = await catalog.launch('draft')
  await store.transact(async ({ put }) => {
    await put('pictures', { ...oneOfEach.pictures, id: pictureId('bob', key), accountId: 'bob', key })
    await put('elsewherePlans', { ...oneOfEach.elsewherePlans, id: 'draft', ownerId: 'ada' })
    await put('directorySubmissions', { ...oneOfEach.directorySubmissions, id: 'draft:one', launchId: 'draft', ownerId: 'ada' })
  })
  await join('draft')
  await editDraft(catalog.world, { slug: 'draft', fields: { screenshots: [picturePath(key)] } }, bob)
  expect((await store.get('pictures', pictureId('ada', key)))?.accountId).toBe('ada')
  await store.transact(({ remove }) => remove('pictures', pictureId('bob', key)))
  await invite('bob', 'lead', 'draft')
  await answer()
  const owners = [
    (await store.get('pictures', pictureId('bob', key)))?.accountId,
    (await store.get('elsewherePlans', launch.id))?.ownerId,
    (await store.get('directorySubmissions', 'draft:one'))?.ownerId,
  ]
  expect(owners).toEqual(['bob', 'bob', 'bob'])
})

it('co-makers are told of comments, but only the lead of the submission plan', async () => {
  await join()
  const launch = await catalog.launch('teapot')
  const among = { by: null, read: catalog.world.store, moderators: async () => [] }
  const commented = await comment.audience({ launch, facts: { commentId: 'c1' }, subject: null }, among)
  const planned = await elsewhereWeek.audience({ launch, facts: { places: 1 }, subject: null }, among)
  expect([commented, planned]).toEqual([['ada', 'bob'], ['ada']])
})

it.each([
  ['suspended', { until: null, outcome: 'waiting', exclusion: 'held', waits: true }],
  ['suspended no longer', { until: '2026-11-18T09:30:00.000Z', outcome: 'public', exclusion: undefined, waits: false }],
] as const)('while the lead is %s, what a co-maker posts and edits is seen first as it should be', async (_, { until, ...expected }) => {
  await catalog.world.store.transact(async ({ put }) => {
    await put('history', { id: 'a', launchId: 'kettle', at: '2026-03-01T10:00:00.000Z', by: 'mia', event: 'approve', note: null })
  })
  await join()
  await catalog.world.store.transact(({ put }) =>
    put('profiles', { ...ada, suspension: { at: '2026-11-18T09:00:00.000Z', until, reason: 'Spam', by: 'mia' } }),
  )
  const { waits } = await findEditable(catalog.world, await catalog.launch('teapot'), bob)
  const { outcome } = await editLiveListing(catalog.world, { slug: 'teapot', fields: { description: 'New spout' } }, bob)
  const { id, exclusion } = await addChangelogEntry(catalog.world, { slug: 'teapot', title: 'New', text: 'Spout' }, bob)
  expect({ outcome, exclusion, waits }).toEqual(expected)
  if (exclusion === undefined) return
  await approveUpdate(catalog.world, { id }, mia)
  expect((await catalog.launch('teapot')).changelogCount).toBe(1)
})
