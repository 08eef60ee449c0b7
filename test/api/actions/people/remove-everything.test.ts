import { afterEach, beforeEach, expect, it } from 'vitest'
import { addComment } from '../../../../api/actions/community/add-comment.ts'
import { listComments } from '../../../../api/actions/community/read-talk.ts'
import { toggleUpvote } from '../../../../api/actions/votes/toggle-upvote.ts'
import { moveLaunch } from '../../../../api/actions/launches/move-launch.ts'
import { listNotices } from '../../../../api/actions/notices/list-notices.ts'
import { revertDecision } from '../../../../api/actions/moderation/undo-decision.ts'
import { removeEverything, removeEverythingBy } from '../../../../api/actions/people/remove-everything.ts'
import { removeSuspension } from '../../../../api/actions/people/suspend-person.ts'
import { listingOf } from '../../../../api/domain/moderation/changes.ts'
import type { Flag } from '../../../../api/domain/moderation/records.ts'
import type { Launch } from '../../../../api/domain/launch/launch.ts'
import type { Profile } from '../../../../api/domain/records.ts'
import { fanOut } from '../../../../api/notices/fan-out.ts'
import { ada, bob, mia, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { putAll } from '../../../support/put-all.ts'

const week = { year: 2026, week: 48 }
const own = { ownerId: 'ada', plan: 'free', submittedAt: '2026-11-17T09:00:00.000Z' } as const
const launches = [
  liveLaunch({ slug: 'live', launchDate: '2026-11-02', ownerId: 'ada', upvotes: 5 }),
  literalLaunch({ ...own, slug: 'pending', status: 'pending_review', week, requestedLaunchDate: '2026-11-23' }),
  literalLaunch({
    ...own,
    slug: 'scheduled',
    url: 'https://scheduled.example/',
    status: 'scheduled',
    plan: 'premium_7',
    launchDate: '2026-11-19',
  }),
  literalLaunch({ ...own, slug: 'draft', name: 'Draft', submittedAt: null }),
  liveLaunch({ slug: 'other', url: 'https://other.example/', launchDate: '2026-11-02', ownerId: 'bob' }),
]
const flag = (subject: Flag['subject'], subjectId: string, accountId: string): Flag => ({
  id: `${subjectId}:${accountId}`,
  subject,
  subjectId,
  launchId: subject === 'launch' ? subjectId : 'other',
  accountId,
  reason: 'spam',
  text: '',
  at: '2026-11-18T09:00:00.000Z',
  state: 'open',
})

let catalog: LaunchWorld
let commentId: string
beforeEach(async () => {
  catalog = await openLaunchWorld({ launches, weekCapacity: 1 })
  await toggleUpvote(catalog.world, { slug: 'other' }, ada)
  catalog.at('2026-11-18T09:00:00Z')
  commentId = (await addComment(catalog.world, { slug: 'other', text: 'Buy' }, ada)).id
  catalog.at('2026-11-18T10:00:00Z')
  const others = await addComment(catalog.world, { slug: 'other', text: 'Nice' }, bob)
  await putAll(catalog.world.store, 'flags', [
    flag('comment', commentId, 'bob'),
    flag('launch', 'live', 'bob'),
    flag('comment', others.id, 'ada'),
  ])
})
afterEach(() => catalog.close())

const remove = () => removeEverything(catalog.world, { id: 'ada', reason: 'Spam' }, mia)
const statuses = async () => Promise.all(['live', 'pending', 'scheduled', 'draft'].map(async (slug) => (await catalog.launch(slug)).status))
const openFlags = async () => (await catalog.world.store.list('flags', 'state', 'open')).map(({ accountId }) => accountId)
const state = async () => {
  const { upvotes, commentCount } = await catalog.launch('other')
  const comments = (await listComments(catalog.world, { id: 'other' })).map(({ text }) => text)
  return { upvotes, commentCount, comments, statuses: await statuses(), open: await openFlags() }
}
const before = {
  upvotes: 1,
  commentCount: 2,
  comments: ['Buy', 'Nice'],
  statuses: ['live', 'pending_review', 'scheduled', 'draft'],
  open: ['bob', 'ada', 'bob'],
}

it('takes away everything at once, and a month later everything can be restored', async () => {
  const initial = await state()
  expect({ ...initial, open: initial.open.toSorted() }).toEqual({ ...before, open: ['ada', 'bob', 'bob'] })
  const { id, reports, since } = await remove()
  expect([reports, since]).toEqual([2, '2026-11-18T09:00:00.000Z'])
  expect(await state()).toEqual({
    upvotes: 0,
    commentCount: 1,
    comments: ['Nice'],
    statuses: ['rejected', 'rejected', 'rejected', 'draft'],
    open: ['ada'],
  })
  expect(await catalog.launch('pending')).toMatchObject({ rejectionReason: 'Spam', week: null })
  expect((await catalog.world.store.get('profiles', 'ada'))?.suspension).toMatchObject({ until: null, reason: 'Spam' })
  expect(await catalog.world.store.get('tombstones', 'live')).not.toBeNull()
  catalog.at('2026-12-18T09:59:59Z')
  expect((await revertDecision(catalog.world, id, mia.id)).undone).toEqual({ at: '2026-12-18T09:59:59.000Z', by: 'mia' })
  expect(await state()).toEqual(initial)
  expect(await catalog.world.store.get('tombstones', 'live')).toBeNull()
  expect(await catalog.world.store.get('profiles', 'ada')).toMatchObject({ id: 'ada', emailProven: true })
  expect((await catalog.world.store.get('profiles', 'ada'))?.suspension).toBeUndefined()
})

it('of an edit that waits beside a changed URL, only what waits goes', async () => {
  const other = await catalog.launch('other')
  const approved = listingOf(other)
  const revision = { id: 'other', approved, by: 'ada', at: '2026-11-18T09:30:00.000Z' }
  const address = { slug: 'first', aliases: [] }
  await putAll(catalog.world.store, 'revisions', [{ ...revision, state: 'waiting', proposed: { ...approved, tagline: 'Spam' }, address }])
  await remove()
  expect(await catalog.world.store.get('revisions', 'other')).toMatchObject({ state: 'changed', proposed: null, address })
})

it('is told once to whoever it’s about, and launch by launch to those who made them too', async () => {
  await catalog.world.store.transact(({ put }) =>
    put('launches', { ...(launches[2] as Launch), coMakers: [{ id: 'bob', name: 'Bob', handle: 'bob' }] }),
  )
  await remove()
  catalog.at('2026-11-18T10:02:00Z')
  await fanOut(catalog.world)
  const told = async (who: Profile) => (await listNotices(catalog.world, who)).map(({ notice }) => notice.kind)
  expect([await told(ada), await told(bob)]).toEqual([['decided'], expect.arrayContaining(['stopped'])])
})

it('after 30 days it’s too late', async () => {
  const { id } = await remove()
  catalog.at('2026-12-18T10:00:00Z')
  await expect(revertDecision(catalog.world, id, mia.id)).rejects.toMatchObject({ code: 'CONFLICT' })
})

it('what has changed since stays as it is, and is named; the rest is restored', async () => {
  const { id } = await remove()
  await catalog.world.store.transact(async ({ put, remove: drop }) => {
    await put('launches', literalLaunch({ slug: 'new', status: 'pending_review', week }))
    await drop('comments', commentId)
  })
  await removeSuspension(catalog.world, { id: 'ada' }, mia)
  await moveLaunch(catalog.world, 'scheduled', { event: 'reopen' }, ada)
  const { undone } = await revertDecision(catalog.world, id, mia.id)
  expect(undone?.left).toEqual(['the suspension', 'Acme'])
  expect((await state()).statuses).toEqual(['live', 'rejected', 'draft', 'draft'])
  await expect(revertDecision(catalog.world, id, mia.id)).rejects.toMatchObject({ code: 'CONFLICT' })
})

it('lifted, votes count and comments show again, and launches stay rejected', async () => {
  await remove()
  await removeSuspension(catalog.world, { id: 'ada' }, mia)
  expect(await state()).toMatchObject({ upvotes: 1, comments: ['Buy', 'Nice'], statuses: ['rejected', 'rejected', 'rejected', 'draft'] })
})

it('is refused for moderators and by others', async () => {
  const fail = (id: string, by: typeof mia) => removeEverythingBy(catalog.world, { id, seen: '', reason: 'Spam' }, by)
  await expect(fail('mia', mia)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(fail('ada', bob)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(removeEverything(catalog.world, { id: 'ada', reason: ' ' }, mia)).rejects.toMatchObject({
    data: { fieldErrors: { reason: [expect.any(String)] } },
  })
  expect(await statuses()).toEqual(before.statuses)
})
