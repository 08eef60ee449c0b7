import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addComment, editComment } from '../../../../api/actions/community/add-comment.ts'
import { approveComment, removeComment } from '../../../../api/actions/community/decide-on-comment.ts'
import { listComments } from '../../../../api/actions/community/read-talk.ts'
import { readCommentQueue } from '../../../../api/actions/community/read-comment-queue.ts'
import { markOf } from '../../../../api/actions/decisions/decide.ts'
import { readWatchedWords } from '../../../../api/domain/community/watched-words.ts'
import { setWatchedWords } from '../../../../api/actions/community/watched-words.ts'
import { countWaiting } from '../../../../api/actions/moderation/count-waiting.ts'
import { revertDecision } from '../../../../api/actions/moderation/undo-decision.ts'
import { appealDecision } from '../../../../api/actions/appeals/decide-on-appeal.ts'
import { applySuspension, liftSuspension, removeSuspension } from '../../../../api/actions/people/suspend-person.ts'
import { createProofConsequences } from '../../../../api/startup/open-accounts.ts'
import type { Profile } from '../../../../api/domain/records.ts'
import { ada, bob, mia, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { putAll } from '../../../support/put-all.ts'

const slug = 'teapot'
const { emailProven: _, ...unproven }: Profile = { ...bob, id: 'cy', email: 'cy@example.com', handle: 'cy' }
let catalog: LaunchWorld
beforeEach(async () => {
  catalog = await openLaunchWorld({ launches: [liveLaunch({ ownerId: 'ada' })] })
  await putAll(catalog.world.store, 'profiles', [unproven])
  await catalog.stopEvents()
})
afterEach(() => catalog.close())

const say = (text: string, account = bob) => addComment(catalog.world, { slug, text }, account)
const shown = async (reader: Profile | null = null) =>
  (await listComments(catalog.world, { id: slug }, reader)).map(({ text }) => text).toSorted()
const waiting = async () => (await readCommentQueue(catalog.world)).waiting.map(({ comment }) => comment.text).toSorted()
const approve = ({ id, at, editedAt }: { id: string; at: string; editedAt?: string }, seen = editedAt ?? at, account = mia) =>
  approveComment(catalog.world, { id, seen }, account)
const commentCount = async () => (await catalog.launch(slug)).commentCount
const docs = 'The docs are at https://docs.teapot.example/'

describe('a comment with a link', () => {
  it('waits if its author is new: only the author and moderators see it', async () => {
    await say(docs)
    expect([await shown(), await shown(ada), await shown(bob), await shown(mia)]).toEqual([[], [], [docs], [docs]])
    expect([await commentCount(), await waiting(), (await countWaiting(catalog.world)).comments]).toEqual([0, [docs], 1])
  })

  it.each(['WhatsApp +49 151 2345678', 'Write to me: wa dot me', 'casino d0t com'])('waits just as %j does', async (text) => {
    await say(text)
    expect([await shown(), await waiting()]).toEqual([[], [text]])
  })

  it.each<[string, Profile]>([
    ['with an approved launch', ada],
    ['who moderates', mia],
  ])('is public at once if its author is somebody %s', async (_, author) => {
    await say(docs, author)
    expect([await shown(), await waiting()]).toEqual([[docs], []])
  })

  it('is public at once from who commented on two days before', async () => {
    await say('Hello')
    catalog.at('2026-11-19T10:00:00Z')
    await say('Again')
    expect(await waiting()).toEqual([])
    await say(docs)
    expect([await shown(), await waiting()]).toEqual([['Again', 'Hello', docs], []])
    const many = Array.from({ length: 20 }, (_, n) => `casin${n}.example`).join(' ')
    await say(many)
    expect(await waiting()).toEqual([many])
  })

  it('is public, counted and told once a moderator has approved it; undone, it waits again', async () => {
    const decision = await approve(await say(docs))
    expect([await shown(), await commentCount(), await waiting()]).toEqual([[docs], 1, []])
    expect((await catalog.world.store.list('events', 'state', 'waiting')).map(({ kind }) => kind).toSorted()).toEqual([
      'comment',
      'comment-waiting',
      'decided',
    ])
    await revertDecision(catalog.world, decision.id, mia.id)
    expect([await shown(), await commentCount(), await waiting()]).toEqual([[], 0, [docs]])
  })

  it('is told to moderators once its author’s email is verified', async () => {
    const { store } = catalog.world
    await say(docs, unproven)
    await store.transact(async (transaction) => {
      await transaction.put('profiles', { ...unproven, emailProven: true })
      await createProofConsequences(() => catalog.world).inTransaction(transaction, unproven.id)
    })
    expect((await store.list('events', 'state', 'waiting')).map(({ kind }) => kind)).toEqual(['comment-waiting'])
    expect(await waiting()).toEqual([docs])
  })

  it('is told once, however often a link is edited in and out', async () => {
    const { id } = await say('Hello')
    for (const text of [docs, 'Hello again', docs, 'Hello']) await editComment(catalog.world, { id, text }, bob)
    expect(await shown()).toEqual(['Hello'])
    const kinds = (await catalog.world.store.list('events', 'state', 'waiting')).map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(['comment', 'comment-waiting'])
  })

  it('is told again if it’s edited in after a moderator approved the comment', async () => {
    await approve(await say(docs))
    const [comment] = await catalog.world.store.list('comments', 'accountId', 'bob')
    await editComment(catalog.world, { id: comment?.id ?? '', text: `${docs}more/` }, bob)
    const kinds = (await catalog.world.store.list('events', 'state', 'waiting')).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'comment-waiting')).toHaveLength(2)
  })

  it('isn’t approved twice, nor by others, nor in a version that nobody has read', async () => {
    const comment = await say(docs)
    await expect(approve(comment, undefined, ada)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    catalog.at('2026-11-18T10:01:00Z')
    const edited = await editComment(catalog.world, { id: comment.id, text: 'https://casin.example/' }, bob)
    await expect(approve(comment)).rejects.toMatchObject({ code: 'CONFLICT' })
    await approve(edited)
    await expect(approve(edited)).rejects.toMatchObject({ code: 'CONFLICT' })
    await removeComment(catalog.world, { id: comment.id }, mia)
    await expect(approve(edited)).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('waits once it’s edited in, and no longer once it’s edited out', async () => {
    const { id } = await say('Hello')
    await editComment(catalog.world, { id, text: 'casin . example' }, bob)
    expect([await shown(), await commentCount()]).toEqual([[], 0])
    await editComment(catalog.world, { id, text: 'Hello' }, bob)
    expect([await shown(), await commentCount()]).toEqual([['Hello'], 1])
  })

  it('of an unverified author bothers no moderator before the verification, and can’t be approved then', async () => {
    const comment = await say(docs, unproven)
    expect([await waiting(), (await countWaiting(catalog.world)).comments]).toEqual([[], 0])
    await expect(approve(comment)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await catalog.world.store.get('comments', comment.id)).toMatchObject({ exclusion: 'unproven' })
  })

  it('still waits after its author’s suspension', async () => {
    await say(docs)
    await applySuspension(catalog.world, { id: 'bob', reason: 'Spam.', until: 'lifted' }, mia)
    expect(await waiting()).toEqual([])
    await removeSuspension(catalog.world, { id: 'bob' }, mia)
    expect([await waiting(), await shown()]).toEqual([[docs], []])
  })

  it('waits again from somebody whose comment a moderator deleted', async () => {
    const { id } = await say('Rude', ada)
    await removeComment(catalog.world, { id }, mia)
    await say(docs, ada)
    expect(await waiting()).toEqual([docs])
  })

  it.each([
    ['was suspended until somebody lifted it', 'lifted', [docs]],
    ['was suspended by mistake, which was lifted', 'mistaken', []],
    ['appealed a suspension, which was lifted', 'appealed', []],
    ['was suspended by mistake', 'undone', []],
    ['served a suspension', 'expired', [docs]],
  ])('of somebody trusted who %s', async (_, end, waits) => {
    const { id } = await applySuspension(catalog.world, { id: 'ada', reason: 'Spam.', until: 'lifted' }, mia)
    if (end === 'undone') await revertDecision(catalog.world, id, mia.id)
    if (end === 'appealed') {
      catalog.at('2026-11-18T10:01:01Z')
      await appealDecision(catalog.world, { id, text: 'It wasn’t me.' }, (await catalog.world.store.get('profiles', 'ada')) ?? ada)
    }
    if (end === 'lifted' || end === 'appealed') await removeSuspension(catalog.world, { id: 'ada' }, mia)
    if (end === 'mistaken') await liftSuspension(catalog.world, { id: 'ada', seen: '2026-11-18T10:00:00.000Z', mistaken: 'yes' }, mia)
    if (end === 'expired') {
      const { suspension: __, ...free } = (await catalog.world.store.get('profiles', 'ada')) ?? ada // it expired
      await putAll(catalog.world.store, 'profiles', [free])
    }
    await say(docs, ada)
    expect(await waiting()).toEqual(waits)
  })
})

describe('watched words', () => {
  const watch = (hold: string, reject: string) => setWatchedWords(catalog.world, { hold, reject }, mia)

  it('hold or reject comments and edits by anyone but moderators', async () => {
    await watch('kettle', 'lottery')
    await say('A fine keттle', ada)
    await expect(say('The l0ttery', ada)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { fieldErrors: { text: [expect.any(String)] } },
    })
    const { id } = await say('Hello', ada)
    await expect(editComment(catalog.world, { id, text: 'lottery' }, ada)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await say('kettle lottery', mia)
    expect([await waiting(), await shown()]).toEqual([['A fine keттle'], ['Hello', 'kettle lottery']])
  })

  it('in an author’s name hold what they write, also those that are rejected in a text', async () => {
    await watch('kettle', 'lottery')
    const named = { ...ada, name: 'Lottery King' }
    await putAll(catalog.world.store, 'profiles', [named])
    await say('Hello', named)
    expect([await waiting(), await shown()]).toEqual([['Hello'], []])
    expect((await readCommentQueue(catalog.world)).waiting.map(({ why }) => why)).toEqual(['contains “lottery”'])
  })

  it('have a list to begin with, which can be emptied; saving can be undone', async () => {
    await say('Best casino')
    expect(await waiting()).toEqual(['Best casino'])
    const decision = await watch('', '')
    await say('Another casino')
    expect(await shown()).toEqual(['Another casino'])
    await revertDecision(catalog.world, decision.id, mia.id)
    await say('Third casino')
    expect(await waiting()).toEqual(['Best casino', 'Third casino'])
  })

  it('aren’t saved over those that another moderator saved meanwhile', async () => {
    const seen = markOf(await readWatchedWords(catalog.world))
    await setWatchedWords(catalog.world, { hold: 'kettle', reject: '', seen }, mia)
    await expect(setWatchedWords(catalog.world, { hold: 'pot', reject: '', seen }, mia)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect((await readWatchedWords(catalog.world)).hold).toEqual(['kettle'])
  })

  it('are edited by moderators only', async () => {
    await expect(setWatchedWords(catalog.world, { hold: '', reject: '' }, ada)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
