import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addComment, editComment } from '../../../../api/actions/community/add-comment.ts'
import { readTalk } from '../../../../api/actions/community/read-talk.ts'
import { removeComment } from '../../../../api/actions/community/decide-on-comment.ts'
import { eraseBelongings } from '../../../../api/actions/account-deletion/erase-account.ts'
import { revertDecision } from '../../../../api/actions/moderation/undo-decision.ts'
import { removeEverything } from '../../../../api/actions/people/remove-everything.ts'
import { removeSuspension, applySuspension } from '../../../../api/actions/people/suspend-person.ts'
import type { Profile } from '../../../../api/domain/records.ts'
import { ada, bob, mia, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { liveLaunch } from '../../../support/live-launch.ts'

const slug = 'teapot'
let catalog: LaunchWorld
beforeEach(async () => {
  catalog = await openLaunchWorld({
    launches: [liveLaunch({ ownerId: 'ada' }), liveLaunch({ slug: 'kettle', ownerId: 'mia', url: 'https://kettle.example' })],
  })
})
afterEach(() => catalog.close())

let minute = 0
const say = async (text: string, account: Profile, replyTo?: string) => {
  catalog.at(`2026-11-18T11:${String(minute++ % 60).padStart(2, '0')}:00Z`)
  return (await addComment(catalog.world, { slug, text, ...(replyTo !== undefined && { replyTo }) }, account)).id
}
beforeEach(() => (minute = 0))

/** The threads as people see them: a comment with its replies. */
const threads = async (reader: Profile | null = null) => {
  const { threads: found } = await readTalk(catalog.world, await catalog.launch(slug), reader, false)
  return found.map(({ top, gone, replies }) => [top?.text ?? `(${gone})`, ...replies.map(({ text }) => text)])
}
const commentCount = async () => (await catalog.launch(slug)).commentCount

describe('a reply', () => {
  it('is listed below its comment, oldest first; a reply to a reply too', async () => {
    const first = await say('First', bob)
    await say('Second', mia)
    const reply = await say('Thanks', ada, first)
    await say('And I', mia, first)
    await say('@ada Welcome', bob, reply)
    expect(await threads()).toEqual([['First', 'Thanks', 'And I', '@ada Welcome'], ['Second']])
    expect(await commentCount()).toBe(5)
    expect(await catalog.world.store.get('comments', reply)).toMatchObject({ replyTo: first })
  })

  it('is refused to a comment that’s gone, or of another launch', async () => {
    const other = await addComment(catalog.world, { slug: 'kettle', text: 'Other' }, bob)
    await expect(say('Hm', ada, other.id)).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(say('Hm', ada, 'nothing')).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await commentCount()).toBe(0)
  })

  it('stays readable when its comment is deleted, and can still be answered', async () => {
    const first = await say('First', bob)
    const reply = await say('Thanks', ada, first)
    await removeComment(catalog.world, { id: first }, bob)
    await say('Me too', mia, reply)
    expect(await threads()).toEqual([['(deleted)', 'Thanks', 'Me too']])
    expect(await commentCount()).toBe(2)
    await removeComment(catalog.world, { id: reply }, ada)
    expect(await threads()).toEqual([['(deleted)', 'Me too']])
  })

  it('comes back below its comment when a moderator’s removal is undone', async () => {
    const first = await say('First', bob)
    await say('Thanks', ada, first)
    const decision = await removeComment(catalog.world, { id: first }, mia)
    expect(await threads()).toEqual([['(deleted)', 'Thanks']])
    await revertDecision(catalog.world, decision?.id ?? '', mia.id)
    expect(await threads()).toEqual([['First', 'Thanks']])
    expect(await commentCount()).toBe(2)
  })

  it('stays when the author of its comment is suspended; the count is what’s shown', async () => {
    const first = await say('First', bob)
    await say('Thanks', ada, first)
    await say('Reply by Bob', bob, first)
    await applySuspension(catalog.world, { id: 'bob', reason: 'Spam.', until: 'lifted' }, mia)
    expect(await threads()).toEqual([['(hidden)', 'Thanks']])
    expect(await threads(mia)).toEqual([['First', 'Thanks', 'Reply by Bob']])
    expect(await commentCount()).toBe(1)
    await removeSuspension(catalog.world, { id: 'bob' }, mia)
    expect(await commentCount()).toBe(3)
    await removeEverything(catalog.world, { id: 'bob', reason: 'Spam.' }, mia)
    expect(await threads(mia)).toEqual([['(deleted)', 'Thanks']])
    expect(await commentCount()).toBe(1)
  })

  it('stays when the account of its comment’s author is deleted', async () => {
    const first = await say('First', bob)
    await say('Thanks', ada, first)
    await eraseBelongings(catalog.world, { id: 'bob', email: bob.email })
    expect(await threads()).toEqual([['(deleted)', 'Thanks']])
    expect(await commentCount()).toBe(1)
  })
})

describe('a comment', () => {
  const edit = (id: string, text: string, account = bob) => editComment(catalog.world, { id, text }, account)

  it('can be edited by its author for 15 minutes', async () => {
    const id = await say('Frist', bob)
    catalog.at('2026-11-18T11:14:59Z')
    expect(await edit(id, ' First\u202e ')).toMatchObject({
      text: 'First',
      at: '2026-11-18T11:00:00.000Z',
      editedAt: '2026-11-18T11:14:59.000Z',
    })
    catalog.at('2026-11-18T11:15:00Z')
    await expect(edit(id, 'Last')).rejects.toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('15 minutes') })
    expect(await threads()).toEqual([['First']])
  })

  it('isn’t marked as edited if nothing changed', async () => {
    expect(await edit(await say('Same', bob), 'Same ')).not.toHaveProperty('editedAt')
  })

  it('has the language that its author chose, until it is to be detected again', async () => {
    const id = await say('Merci', bob)
    const choose = (language: string) => editComment(catalog.world, { id, text: 'Merci', language }, bob)
    expect(await choose('fr')).toMatchObject({ language: 'fr' })
    expect(await edit(id, 'Merci !')).toMatchObject({ text: 'Merci !', language: 'fr' })
    for (const none of ['', 'klingon', '__proto__']) expect(await choose(none)).not.toHaveProperty('language')
  })

  it.each(['', ' \n', 'x'.repeat(2001)])('can’t be changed to %j', async (text) => {
    const id = await say('Same', bob)
    await expect(edit(id, text)).rejects.toMatchObject({ code: 'BAD_REQUEST', data: { fieldErrors: { text: [expect.any(String)] } } })
  })

  it('can’t be edited by others, not even moderators, nor while suspended, nor once it’s deleted', async () => {
    const id = await say('Mine', bob)
    for (const other of [ada, mia]) await expect(edit(id, 'Theirs', other)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await applySuspension(catalog.world, { id: 'bob', reason: 'Spam.', until: 'lifted' }, mia)
    await expect(edit(id, 'Again')).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await removeSuspension(catalog.world, { id: 'bob' }, mia)
    await removeComment(catalog.world, { id }, mia)
    await expect(edit(id, 'Again')).rejects.toMatchObject({ code: 'CONFLICT', message: 'Not saved: this comment was deleted.' })
  })

  it('is either edited or deleted when both happen at once, never both', async () => {
    const id = await say('Mine', bob)
    const [, edited] = await Promise.allSettled([removeComment(catalog.world, { id }, mia), edit(id, 'Again')])
    expect(edited.status).toBe('rejected')
    expect(await catalog.world.store.get('comments', id)).toBeNull()
    expect(await commentCount()).toBe(0)
  })
})

it('a mention leads to a maker’s page if there is one, and says nothing of anyone else', async () => {
  await say('@ada @bob @nobody', mia)
  const { pages } = await readTalk(catalog.world, await catalog.launch(slug), null, false)
  expect([...pages.handles]).toEqual(expect.arrayContaining(['ada']))
  expect(pages.handles.has('bob')).toBe(false)
  expect(pages.people.get('mia')).toEqual({ handle: 'mia', hasPage: true })
})
