import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addChangelogEntry, approveUpdate, removeChangelogEntry } from '../../../../api/actions/community/edit-changelog.ts'
import { addComment } from '../../../../api/actions/community/add-comment.ts'
import { countNewComments, listChangelog, listComments } from '../../../../api/actions/community/read-talk.ts'
import { readCommentQueue } from '../../../../api/actions/community/read-comment-queue.ts'
import { countWaiting } from '../../../../api/actions/moderation/count-waiting.ts'
import { removeReported } from '../../../../api/actions/moderation/reports/decide-on-reports.ts'
import { removeComment } from '../../../../api/actions/community/decide-on-comment.ts'
import { listUpvoted, toggleUpvote } from '../../../../api/actions/votes/toggle-upvote.ts'
import { ada, bob, mia, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { liveLaunch } from '../../../support/live-launch.ts'

const slug = 'teapot'
const hidden = (['draft', 'pending_review', 'scheduled', 'rejected'] as const).map((status) =>
  literalLaunch({ slug: status, status, ownerId: 'ada', url: `https://${status.replace('_', '-')}.example` }),
)
let catalog: LaunchWorld
beforeEach(async () => {
  catalog = await openLaunchWorld({ launches: [liveLaunch({ ownerId: 'ada' }), ...hidden] })
  await catalog.stopEvents()
})
afterEach(() => catalog.close())

describe('an upvote', () => {
  const vote = (account = bob) => toggleUpvote(catalog.world, { slug }, account)

  it('is one per account, and can be removed', async () => {
    expect(await vote()).toEqual({ upvoted: true, upvotes: 1 })
    expect(await vote(mia)).toEqual({ upvoted: true, upvotes: 2 })
    expect([...(await listUpvoted(catalog.world, bob))]).toEqual([slug])
    expect(await vote()).toEqual({ upvoted: false, upvotes: 1 })
    expect((await catalog.launch(slug)).upvotes).toBe(1)
    expect((await listUpvoted(catalog.world, bob)).size).toBe(0)
  })
  it('is counted exactly, except one’s own, also when several people vote at once', async () => {
    await Promise.all(Array.from({ length: 21 }, () => vote()))
    await Promise.all([vote(ada), vote(mia)])
    for (const person of [ada, bob, mia]) expect([...(await listUpvoted(catalog.world, person))]).toEqual([slug])
    expect((await catalog.launch(slug)).upvotes).toBe(2)
  })
})

describe('a comment', () => {
  const say = (text: string, account = bob) => addComment(catalog.world, { slug, text }, account)

  it('is plain text with its author, oldest first', async () => {
    await say(' <b>Nice</b>\u202e\r\n\r\n\r\nReally. ')
    catalog.at('2026-11-18T11:00:00Z')
    await say('Thanks!', ada)
    expect(await listComments(catalog.world, { id: slug })).toMatchObject([
      { text: '<b>Nice</b>\n\nReally.', author: { name: 'Bob', handle: 'bob' }, at: '2026-11-18T10:00:00.000Z' },
      { text: 'Thanks!', author: { name: 'Ada', handle: 'ada' } },
    ])
    expect((await catalog.launch(slug)).commentCount).toBe(2)
  })
  it.each(['', ' \n\u200b', 'x'.repeat(2001)])('of %j is refused', async (text) => {
    await expect(say(text)).rejects.toMatchObject({ code: 'BAD_REQUEST', data: { fieldErrors: { text: [expect.any(String)] } } })
  })
  it('can have 2,000 characters, as people count them', async () => {
    expect((await say('🌊'.repeat(2000))).text).toBe('🌊'.repeat(2000))
  })
  it.each([
    ['its author', bob],
    ['a moderator', mia],
  ])('is deleted by %s, once', async (_, account) => {
    const { id } = await say('Hm.')
    await removeComment(catalog.world, { id }, account)
    await expect(removeComment(catalog.world, { id }, account)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await catalog.launch(slug)).commentCount).toBe(0)
  })
  it('can’t be deleted by anyone else, not even the maker', async () => {
    const { id } = await say('Hm.')
    await expect(removeComment(catalog.world, { id }, ada)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect((await catalog.launch(slug)).commentCount).toBe(1)
  })
})

describe('new comments', () => {
  const countNew = async () => countNewComments(catalog.world, await catalog.launch(slug))
  const comment = (account: typeof ada, at: string) => {
    catalog.at(at)
    return addComment(catalog.world, { slug, text: 'Hm.' }, account)
  }

  it('are those by others since the maker last commented', async () => {
    expect(await countNew()).toBe(0)
    await comment(bob, '2026-11-19T10:00:00Z')
    await comment(mia, '2026-11-19T11:00:00Z')
    expect(await countNew()).toBe(2)
    await comment(ada, '2026-11-19T12:00:00Z')
    expect(await countNew()).toBe(0)
    await comment(bob, '2026-11-19T13:00:00Z')
    expect(await countNew()).toBe(1)
  })
})

describe('the changelog', () => {
  const tell = (title: string, account = ada) => addChangelogEntry(catalog.world, { slug, title, text: 'It whistles.' }, account)

  it('isn’t written by an owner who was suspended since the request began', async () => {
    const suspension = { at: '2026-11-17T00:00:00.000Z', until: null, reason: 'Spam', by: 'mia' }
    await catalog.world.store.transact(({ put }) => put('profiles', { ...ada, suspension }))
    await expect(tell('Cheap casino bonuses')).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await listChangelog(catalog.world, { id: slug })).toEqual([])
  })
  it('is written by the owner, newest first', async () => {
    await tell('1.0')
    catalog.at('2026-11-19T10:00:00Z')
    await tell('1.1')
    expect((await listChangelog(catalog.world, { id: slug })).map(({ title }) => title)).toEqual(['1.1', '1.0'])
    expect((await catalog.launch(slug)).changelogCount).toBe(2)
  })
  it('reports every error at once', async () => {
    const empty = addChangelogEntry(catalog.world, { slug, title: ' ', text: '' }, ada)
    await expect(empty).rejects.toMatchObject({ data: { fieldErrors: { title: [expect.any(String)], text: [expect.any(String)] } } })
  })
  it.each([
    ['somebody else', bob],
    ['a moderator', mia],
  ])('can’t be edited by %s', async (_, account) => {
    const { id } = await tell('1.0')
    await expect(removeChangelogEntry(catalog.world, { slug, id }, account)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await catalog.launch(slug)).changelogCount).toBe(1)
  })
  it('shows an update with a watched word once a moderator has approved it, and nobody is told before', async () => {
    const { id } = await tell('Now with a casino')
    expect([await listChangelog(catalog.world, { id: slug }), (await catalog.launch(slug)).changelogCount]).toEqual([[], 0])
    expect(await listChangelog(catalog.world, { id: slug }, true)).toMatchObject([{ id, exclusion: 'held' }])
    const kinds = async () => (await catalog.world.store.list('events', 'state', 'waiting')).map(({ kind }) => kind)
    expect(await kinds()).toEqual(['comment-waiting'])
    expect((await countWaiting(catalog.world)).comments).toBe(1)
    const { updates, total } = await readCommentQueue(catalog.world)
    expect([updates, total]).toEqual([[expect.objectContaining({ why: 'contains “casino”' })], 1])
    await approveUpdate(catalog.world, { id }, mia)
    expect(await listChangelog(catalog.world, { id: slug })).toMatchObject([{ id, title: 'Now with a casino' }])
    expect([await kinds(), (await catalog.launch(slug)).changelogCount]).toEqual([expect.arrayContaining(['update']), 1])
    await expect(approveUpdate(catalog.world, { id }, mia)).rejects.toMatchObject({ code: 'CONFLICT' })
  })
  it('is among the recent posts that moderators read, newest first', async () => {
    await addComment(catalog.world, { slug, text: 'Nice' }, bob)
    catalog.at('2026-11-18T10:05:00Z')
    await tell('1.0')
    const { recent } = await readCommentQueue(catalog.world)
    expect(recent).toMatchObject([{ update: { title: '1.0' } }, { comment: { text: 'Nice' } }])
  })
  it('counts no update that was deleted while it waited', async () => {
    await tell('1.0')
    const { id } = await tell('Now with a casino')
    await removeReported(catalog.world, { subjectId: id }, mia)
    expect([(await listChangelog(catalog.world, { id: slug }, true)).length, (await catalog.launch(slug)).changelogCount]).toEqual([1, 1])
  })
  it('loses an update that its owner deletes, once', async () => {
    const { id } = await tell('1.0')
    await tell('1.1')
    const remove = () => removeChangelogEntry(catalog.world, { slug, id }, ada)
    await remove()
    await expect(remove()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await listChangelog(catalog.world, { id: slug })).map(({ title }) => title)).toEqual(['1.1'])
    expect((await catalog.launch(slug)).changelogCount).toBe(1)
  })
  it('of another own launch isn’t changed', async () => {
    const { id } = await tell('1.0')
    await expect(removeChangelogEntry(catalog.world, { slug: 'draft', id }, ada)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
  it.each([
    ['somebody else', bob],
    ['a moderator', mia],
  ])('can’t be written by %s', async (_, account) => {
    await expect(tell('1.0', account)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe.each(['draft', 'pending_review', 'scheduled', 'rejected', 'nothing'])('a launch that is not live (%s)', (slug) => {
  it('accepts no upvotes, comments or updates', async () => {
    await expect(toggleUpvote(catalog.world, { slug }, bob)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(addComment(catalog.world, { slug, text: 'Hi' }, bob)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(addChangelogEntry(catalog.world, { slug, title: 'a', text: 'b' }, ada)).rejects.toMatchObject({
      code: slug === 'nothing' ? 'NOT_FOUND' : 'CONFLICT',
    })
  })
})
