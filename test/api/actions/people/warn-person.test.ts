import { afterEach, beforeEach, expect, it } from 'vitest'
import { listOwnDecisions } from '../../../../api/actions/appeals/decide-on-appeal.ts'
import { notePerson, warnPerson } from '../../../../api/actions/people/warn-person.ts'
import { revertDecision } from '../../../../api/actions/moderation/undo-decision.ts'
import { listNotices } from '../../../../api/actions/notices/list-notices.ts'
import { fanOut } from '../../../../api/notices/fan-out.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { applySuspension, suspendPerson } from '../../../../api/actions/people/suspend-person.ts'
import { flagContent } from '../../../../api/actions/moderation/reports/flag-content.ts'
import type { Profile } from '../../../../api/domain/records.ts'
import { putAll } from '../../../support/put-all.ts'
import { ada, bob, mia, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'

let catalog: LaunchWorld
beforeEach(async () => {
  catalog = await openLaunchWorld({ launches: [] })
})
afterEach(() => catalog.close())

const told = async () => {
  catalog.at('2026-11-18T10:01:01Z')
  await fanOut(catalog.world)
  const notices = (await listNotices(catalog.world, bob)).map(({ text, quote }) => [text, quote])
  return { notices, decisions: (await listOwnDecisions(catalog.world, bob)).map(({ sentence, mayAppeal }) => [sentence, mayAppeal]) }
}

it('a warning reaches the person a minute later, with its words; it can be appealed', async () => {
  await warnPerson(catalog.world, { id: 'bob', reason: ' Please don’t advertise. ' }, mia)
  expect(await told()).toEqual({
    notices: [['A moderator sent you a warning.', 'Please don’t advertise.']],
    decisions: [['A moderator sent you a warning.', true]],
  })
})

it('a warning settles the flags about the person; one from a page opened before a suspension isn’t sent', async () => {
  const { store } = catalog.world
  await putAll(store, 'launches', [liveLaunch({ slug: 'kettle', ownerId: 'bob' })])
  await flagContent(catalog.world, { slug: 'kettle', maker: 'bob', reason: 'abuse', text: '' }, ada)
  await warnPerson(catalog.world, { id: 'bob', reason: 'Be kind.', seen: '' }, mia)
  expect(await store.countBy('flags', 'state', 'open')).toBe(0)
  await applySuspension(catalog.world, { id: 'bob', reason: 'Spam', until: '7d' }, mia)
  await expect(warnPerson(catalog.world, { id: 'bob', reason: 'Be kind.', seen: '' }, mia)).rejects.toMatchObject({ code: 'CONFLICT' })
})

it.each<[string, (seenUntil: string) => Promise<unknown>]>([
  ['a warning', (seenUntil) => warnPerson(catalog.world, { id: 'bob', reason: 'Be kind.', seenUntil }, mia)],
  ['a suspension', (seenUntil) => suspendPerson(catalog.world, { id: 'bob', seen: '', seenUntil, reason: 'Spam', length: '7d' }, mia)],
])('%s leaves flags that came after its page was opened', async (_, act) => {
  const { store } = catalog.world
  await putAll(store, 'launches', [liveLaunch({ slug: 'kettle', ownerId: 'bob' })])
  const flag = (by: Profile) => flagContent(catalog.world, { slug: 'kettle', maker: 'bob', reason: 'abuse', text: '' }, by)
  await flag(ada)
  catalog.at('2026-11-18T10:00:30Z')
  await flag({ ...ada, id: 'cy' })
  await act('2026-11-18T10:00:10.000Z')
  expect((await store.list('flags', 'state', 'open')).map(({ accountId }) => accountId)).toEqual(['cy'])
  expect(await store.list('decisions', 'accountId', 'bob')).toMatchObject([{ reports: 1 }])
})

it('of two warnings from pages opened before, the second isn’t sent, unless the first was undone', async () => {
  const warn = (seenUntil: string) => warnPerson(catalog.world, { id: 'bob', reason: 'Be kind.', seenUntil }, mia)
  const { id } = await warn('2026-11-18T09:59:00.000Z')
  await expect(warn('2026-11-18T09:59:30.000Z')).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'Bob was warned since you opened this page. Review that, then decide.',
  })
  await revertDecision(catalog.world, id, mia.id)
  await warn('2026-11-18T09:59:30.000Z')
})

it('a warning undone within the minute reaches nobody', async () => {
  const { id } = await warnPerson(catalog.world, { id: 'bob', reason: 'Stop.' }, mia)
  await revertDecision(catalog.world, id, mia.id)
  expect((await told()).notices).toEqual([])
})

it('a note stays with moderators, in the log', async () => {
  const asked = { id: 'bob', reason: 'Same style as a former spammer.', picture: 'delete' }
  await catalog.world.store.transact(({ put }) => put('profiles', { ...bob, picture: '/media/one/1920.webp' }))
  await notePerson(catalog.world, asked, mia)
  expect(await catalog.world.store.get('profiles', 'bob')).toMatchObject({ picture: '/media/one/1920.webp' })
  expect(await told()).toEqual({ notices: [], decisions: [] })
  expect(await catalog.world.store.list('decisions', 'accountId', 'bob')).toMatchObject([
    { action: 'note', by: 'mia', reason: 'Same style as a former spammer.' },
  ])
})

it.each([notePerson, warnPerson])('is by moderators only, about others, and not empty', async (tell) => {
  await expect(tell(catalog.world, { id: 'mia', reason: 'Hm' }, bob)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(tell(catalog.world, { id: 'mia', reason: 'Hm' }, mia)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(tell(catalog.world, { id: 'nobody', reason: 'Hm' }, mia)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(tell(catalog.world, { id: 'bob', reason: ' ' }, mia)).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    data: { fieldErrors: { reason: [expect.any(String)] } },
  })
})

it('a warning can delete a person’s picture everywhere, and undoing it brings the picture back', async () => {
  const { store } = catalog.world
  const maker = { name: 'Bob', handle: 'bob', picture: '/media/one/1920.webp' }
  await store.transact(async ({ get, put }) => {
    const profile = await get('profiles', 'bob')
    if (profile !== null) await put('profiles', { ...profile, picture: maker.picture })
    await put('launches', liveLaunch({ slug: 'boat', ownerId: 'bob', maker }))
  })
  const pictures = async () => [(await store.get('profiles', 'bob'))?.picture, (await store.findLaunch('boat'))?.maker.picture]
  const { id } = await warnPerson(catalog.world, { id: 'bob', reason: 'Not a picture for here.', picture: 'delete' }, mia)
  expect(await pictures()).toEqual([undefined, undefined])
  await revertDecision(catalog.world, id, mia.id)
  expect(await pictures()).toEqual([maker.picture, maker.picture])
  await store.transact(({ put }) => put('profiles', { ...bob, role: 'owner' }))
  await expect(warnPerson(catalog.world, { id: 'bob', reason: 'No.', picture: 'delete' }, mia)).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

it('a warning can delete what a maker page says, and undoing it brings that back; not a moderator’s', async () => {
  const { store } = catalog.world
  const unseen = { before: { name: 'Bob', handle: 'bob', about: '', links: [] }, at: '2026-11-18T09:00:00.000Z' }
  const page = { id: 'bob', name: 'Bob', handle: 'bob', about: 'Cheap pills', links: ['https://pills.example/'], unseen }
  await putAll(store, 'makers', [page])
  const warn = (id: string, by = mia) => warnPerson(catalog.world, { id, reason: 'No advertising.', page: 'delete' }, by)
  const { id } = await warn('bob')
  expect(await store.get('makers', 'bob')).toEqual({ id: 'bob', name: 'Bob', handle: 'bob', about: '', links: [] })
  await revertDecision(catalog.world, id, mia.id)
  expect(await store.get('makers', 'bob')).toEqual(page)
  const max = { ...mia, id: 'max', email: 'max@example.com', handle: 'max' }
  await putAll(store, 'profiles', [{ ...max, role: 'moderator' }])
  await expect(warn('max')).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
