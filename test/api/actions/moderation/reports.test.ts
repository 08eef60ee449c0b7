import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { approveComment, stateOf, removeComment } from '../../../../api/actions/community/decide-on-comment.ts'
import { editComment } from '../../../../api/actions/community/add-comment.ts'
import { readCommentQueue } from '../../../../api/actions/community/read-comment-queue.ts'
import { listComments } from '../../../../api/actions/community/read-talk.ts'
import { decideOnLaunch } from '../../../../api/actions/launches/move-launch.ts'
import { unpublishOwn } from '../../../../api/actions/launches/submit-launch.ts'
import { removeReported, dismissReports } from '../../../../api/actions/moderation/reports/decide-on-reports.ts'
import { flagContent } from '../../../../api/actions/moderation/reports/flag-content.ts'
import { readReports } from '../../../../api/actions/moderation/reports/read-reports.ts'
import { listNotices } from '../../../../api/actions/notices/list-notices.ts'
import { applySuspension } from '../../../../api/actions/people/suspend-person.ts'
import { revertDecision } from '../../../../api/actions/moderation/undo-decision.ts'
import type { Comment, Profile } from '../../../../api/domain/records.ts'
import { fanOut } from '../../../../api/notices/fan-out.ts'
import { ada, bob, mia, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { putAll } from '../../../support/put-all.ts'

const cy: Profile = { ...bob, id: 'cy', email: 'cy@example.com', name: 'Cy', handle: 'cy' }
const dan: Profile = { ...cy, id: 'dan', email: 'dan@example.com', name: 'Dan', handle: 'dan' }
delete dan.emailProven
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
  const launches = [liveLaunch({ slug: 'brew', ownerId: 'ada', commentCount: 1 }), literalLaunch({ slug: 'idea', ownerId: 'ada' })]
  catalog = await openLaunchWorld({ launches })
  const { store } = catalog.world
  await putAll(store, 'comments', [comment, { ...comment, id: 'c2', accountId: 'dan', exclusion: 'unproven' }])
  await putAll(store, 'profiles', [cy, dan])
})
afterEach(() => catalog.close())

const flag = (account: Profile, over: Partial<Parameters<typeof flagContent>[1]> = {}) =>
  flagContent(catalog.world, { slug: 'brew', reason: 'spam', text: '', ...over }, account)
const groups = async (order: 'oldest' | 'most' = 'oldest') => (await readReports(catalog.world, { order, page: 1 }, mia)).groups
const about = { comment: 'c1' }

describe('the queue of reports', () => {
  it('groups them by what they are about, with who, why and since when', async () => {
    await flag(cy, about)
    catalog.at('2026-11-18T11:00:00Z')
    await flag(dan, { ...about, reason: 'scam' })
    await flag(bob)
    const [first, second] = await groups()
    expect(first).toMatchObject({ subject: 'comment', count: 2, since: '2026-11-18T10:00:00.000Z', comment, person: { id: 'bob' } })
    expect(first?.newest.map(({ reporter }) => [reporter?.name, reporter?.isProven])).toEqual([
      ['Dan', false],
      ['Cy', true],
    ])
    expect(second).toMatchObject({ subject: 'launch', count: 1, launch: { slug: 'brew' }, person: { id: 'ada' } })
  })

  it('starts with the most reported on request', async () => {
    await flag(cy)
    catalog.at('2026-11-18T11:00:00Z')
    for (const account of [cy, dan]) await flag(account, about)
    expect((await groups()).map(({ subject }) => subject)).toEqual(['launch', 'comment'])
    expect((await groups('most')).map(({ subject }) => subject)).toEqual(['comment', 'launch'])
  })

  it('deletes no comment of the moderator’s own, and says where to', async () => {
    await putAll(catalog.world.store, 'comments', [{ ...comment, accountId: 'mia' }])
    await flag(cy, about)
    await expect(removeReported(catalog.world, { subjectId: 'c1' }, mia)).rejects.toThrow('Delete it on the launch’s page.')
    expect(await catalog.world.store.get('comments', 'c1')).not.toBeNull()
  })

  it('is for moderators only', async () => {
    await expect(dismissReports(catalog.world, { subjectId: 'c1', until: '9' }, ada)).rejects.toThrow('Only moderators')
  })
})

const makers = ['eve', 'fay', 'gus'].map((id): Profile => ({ ...cy, id, email: `${id}@example.com`, handle: id }))
async function joinMakers(): Promise<void> {
  await putAll(catalog.world.store, 'profiles', makers)
  const launches = makers.map(({ id }) => liveLaunch({ slug: id, ownerId: id, url: `https://${id}.example` }))
  await putAll(catalog.world.store, 'launches', launches)
}

describe('a comment that three people with an approved launch have reported', () => {
  beforeEach(async () => {
    await joinMakers()
    for (const maker of makers) await flag(maker, about)
  })
  const shown = async (reader: Profile | null) => (await listComments(catalog.world, { id: 'brew' }, reader)).map(({ id }) => id)
  const commentCount = async () => (await catalog.launch('brew')).commentCount

  it('is hidden from all but its author until a moderator has looked', async () => {
    expect([await shown(null), await shown(cy), await shown(bob), await commentCount()]).toEqual([[], [], ['c1'], 0])
    await editComment(catalog.world, { id: 'c1', text: 'Nothing' }, bob)
    expect(await shown(null)).toEqual([])
    const decision = await dismissReports(catalog.world, { subjectId: 'c1', until: '9' }, mia)
    expect([await shown(null), await commentCount()]).toEqual([['c1'], 1])
    await revertDecision(catalog.world, decision.id, mia.id)
    expect([await shown(null), await commentCount(), (await groups()).length]).toEqual([[], 0, 1])
  })

  it('is told to its author when it’s hidden, and when it’s shown again', async () => {
    const told = async () => {
      await fanOut(catalog.world)
      return (await listNotices(catalog.world, bob)).map(({ text }) => text)
    }
    const hidden = 'Your comment on Teapot was hidden because several people flagged it.'
    expect(await told()).toEqual([`${hidden} A moderator will decide.`])
    await dismissReports(catalog.world, { subjectId: 'c1', until: '9' }, mia)
    catalog.at('2026-11-18T10:02:00Z')
    expect(await told()).toEqual(['A moderator approved your comment on Teapot.', hidden])
  })

  it('isn’t decided on from a page that is older than its author’s edit', async () => {
    const seen = async () => stateOf((await catalog.world.store.get('comments', 'c1')) ?? comment)
    const old = { subjectId: 'c1', until: '9', seen: await seen() }
    await editComment(catalog.world, { id: 'c1', text: 'Cheap pills' }, bob)
    for (const decide of [dismissReports, removeReported])
      await expect(decide(catalog.world, old, mia)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await shown(null)).toEqual([])
    await dismissReports(catalog.world, { ...old, seen: await seen() }, mia)
    expect(await shown(null)).toEqual(['c1'])
  })

  it('isn’t hidden again once a moderator has let it be shown', async () => {
    await dismissReports(catalog.world, { subjectId: 'c1', until: '9' }, mia)
    catalog.at('2026-11-19T10:00:00Z')
    for (const id of ['hal', 'ivy', 'jon']) {
      const maker: Profile = { ...cy, id, email: `${id}@example.com`, handle: id }
      await putAll(catalog.world.store, 'profiles', [maker])
      await flag(maker, { ...about, reason: 'private-data' })
    }
    expect([await shown(null), await commentCount()]).toEqual([['c1'], 1])
  })

  it('is approved among the comments, which settles the reports', async () => {
    expect((await readCommentQueue(catalog.world)).waiting.map(({ comment: { id }, why }) => [id, why])).toEqual([['c1', 'spam']])
    const decision = await approveComment(catalog.world, { id: 'c1', seen: comment.at }, mia)
    expect([decision.reports, await shown(null), await groups()]).toEqual([3, ['c1'], []])
  })
})

it('reports by people who were suspended since don’t hide a comment', async () => {
  const suspension = { at: '', until: null, reason: 'Spam', by: null }
  for (const id of ['eve', 'fay', 'gus']) {
    const reporter: Profile = { ...cy, id, email: `${id}@example.com`, handle: id }
    await putAll(catalog.world.store, 'profiles', [reporter])
    await flag(reporter, { ...about, reason: 'private-data' })
    if (id === 'eve') await putAll(catalog.world.store, 'profiles', [{ ...reporter, suspension }])
  }
  expect(await catalog.world.store.get('comments', 'c1')).not.toHaveProperty('exclusion')
})

it('a moderator’s comment stays, however many report it', async () => {
  await putAll(catalog.world.store, 'comments', [{ ...comment, id: 'c3', accountId: 'mia', at: '2026-11-18T09:00:00.000Z' }])
  for (const id of ['eve', 'fay', 'gus', 'hal']) {
    const maker: Profile = { ...cy, id, email: `${id}@example.com`, handle: id }
    await putAll(catalog.world.store, 'profiles', [maker])
    await flag(maker, { comment: 'c3', reason: 'private-data' })
  }
  expect(await catalog.world.store.get('comments', 'c3')).not.toHaveProperty('exclusion')
})

describe('deciding', () => {
  const until = '2026-11-18T10:00:00.000Z'

  it('a dismissal leaves reports that came later, and can be undone', async () => {
    await flag(cy, about)
    catalog.at('2026-11-18T10:00:30Z')
    await flag(dan, about)
    const decision = await dismissReports(catalog.world, { subjectId: 'c1', until }, mia)
    expect(decision).toMatchObject({ action: 'dismiss_flags', accountId: 'bob', commentId: 'c1', reports: 1, since: until })
    expect(await groups()).toMatchObject([{ count: 1, newest: [{ flag: { accountId: 'dan' } }] }])
    await revertDecision(catalog.world, decision.id, mia.id)
    expect(await groups()).toMatchObject([{ count: 2 }])
  })

  it('the second of two moderators is told that they were already handled', async () => {
    await flag(cy, about)
    await dismissReports(catalog.world, { subjectId: 'c1', until }, mia)
    await expect(dismissReports(catalog.world, { subjectId: 'c1', until }, mia)).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it.each([
    ['delete the comment', about, () => removeReported(catalog.world, { subjectId: 'c1', until }, mia)],
    ['delete the update', { update: 'u1' }, () => removeReported(catalog.world, { subjectId: 'u1', until }, mia)],
    ['unpublish the launch', {}, () => removeReported(catalog.world, { subjectId: 'brew', until, reason: 'Spam.' }, mia)],
  ])('what another dismissed can’t %s from an old page', async (_, given, act) => {
    await putAll(catalog.world.store, 'changelog', [
      { id: 'u1', launchId: 'brew', title: 'Casino', text: 'Cheap', at: '2026-11-17T09:00:00.000Z' },
    ])
    await flag(cy, given)
    const subjectId = (await groups())[0]?.subjectId ?? ''
    await dismissReports(catalog.world, { subjectId, until }, mia)
    catalog.at('2026-11-18T10:00:30Z')
    await flag(dan, given)
    await expect(act()).rejects.toMatchObject({ code: 'CONFLICT' })
    expect([(await catalog.launch('brew')).status, (await groups()).length]).toEqual(['live', 1])
  })

  it.each([
    ['comment', about, 'c1'],
    ['update', { update: 'u1' }, 'u1'],
    ['launch', {}, 'brew'],
  ])('what one moderator dismisses and another removes in the same moment is dismissed: a %s', async (_, given, subjectId) => {
    await putAll(catalog.world.store, 'changelog', [
      { id: 'u1', launchId: 'brew', title: 'Casino', text: 'Cheap', at: '2026-11-17T09:00:00.000Z' },
    ])
    await flag(cy, given)
    const [dismissed, removed] = await Promise.allSettled([
      dismissReports(catalog.world, { subjectId, until }, mia),
      removeReported(catalog.world, { subjectId, until, reason: 'Spam.' }, mia),
    ])
    expect([dismissed.status, removed]).toMatchObject(['fulfilled', { status: 'rejected', reason: { code: 'CONFLICT' } }])
  })

  it('a dismissal of flags about a person says so, and not that it’s about their launch', async () => {
    await flag(cy, { maker: 'ada' })
    const decision = await dismissReports(catalog.world, { subjectId: 'ada', until }, mia)
    expect(decision).toMatchObject({ accountId: 'ada', launchId: null, about: null })
  })

  it('after a dismissal, somebody else’s report opens the group again', async () => {
    await flag(cy, about)
    await dismissReports(catalog.world, { subjectId: 'c1', until }, mia)
    await flag(dan, about)
    expect(await groups()).toMatchObject([{ count: 1 }])
  })

  it('deleting the comment settles its reports; undone, comment, count and reports are back', async () => {
    await flag(cy, about)
    const decision = await removeComment(catalog.world, { id: 'c1' }, mia)
    expect(decision).toMatchObject({ action: 'delete_comment', by: 'mia', accountId: 'bob', commentId: 'c1', reports: 1 })
    expect([await groups(), (await catalog.launch('brew')).commentCount]).toEqual([[], 0])
    await revertDecision(catalog.world, decision?.id ?? '', mia.id)
    expect(await catalog.world.store.get('comments', 'c1')).toEqual(comment)
    expect([(await groups()).length, (await catalog.launch('brew')).commentCount]).toEqual([1, 1])
  })

  it('a comment that is restored stays hidden if its author was suspended meanwhile', async () => {
    const decision = await removeComment(catalog.world, { id: 'c1' }, mia)
    await applySuspension(catalog.world, { id: 'bob', reason: 'Spam', until: '7d' }, mia)
    await revertDecision(catalog.world, decision?.id ?? '', mia.id)
    expect(await catalog.world.store.get('comments', 'c1')).toMatchObject({ exclusion: 'suspended' })
    expect(await catalog.launch('brew')).toMatchObject({ commentCount: 0 })
  })

  it('its author’s own deletion isn’t a decision, which the reporter is told', async () => {
    await flag(cy, about)
    expect(await removeComment(catalog.world, { id: 'c1' }, bob)).toBeNull()
    expect(await groups()).toEqual([])
    await fanOut(catalog.world)
    expect((await listNotices(catalog.world, cy)).map(({ text }) => text)).toEqual([
      expect.stringMatching(/^You flagged a comment on .+\. Its author removed it before a moderator decided\.$/),
    ])
    expect(await catalog.world.store.countBy('decisions', 'month', '2026-11')).toBe(0)
  })

  it('a launch that its own maker unpublishes has no open flags, which the reporter is told', async () => {
    await flag(cy)
    await unpublishOwn(catalog.world, { slug: 'brew' }, ada)
    expect(await groups()).toEqual([])
    await fanOut(catalog.world)
    expect((await listNotices(catalog.world, cy)).map(({ text }) => text)).toEqual([
      'You flagged Teapot. Its author removed it before a moderator decided.',
    ])
  })

  it('unpublishing the launch settles its reports', async () => {
    await flag(cy)
    const { decision } = await decideOnLaunch(catalog.world, 'brew', { event: 'take_down', reason: 'Spam.' }, mia)
    expect(decision).toMatchObject({ reports: 1, since: until })
    expect(await groups()).toEqual([])
    await revertDecision(catalog.world, decision.id, mia.id)
    expect(await groups()).toMatchObject([{ count: 1, launch: { status: 'live' } }])
  })
})
