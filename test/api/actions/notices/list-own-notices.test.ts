import { afterAll, beforeAll, expect, it } from 'vitest'
import { countUnread } from '../../../../api/actions/notices/list-notices.ts'
import { listOwnNotices } from '../../../../api/actions/notices/list-own-notices.ts'
import type { Notice } from '../../../../api/domain/notices/records.ts'
import { ada, bob, callerOf, mia, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { putAll } from '../../../support/put-all.ts'

let opened: LaunchWorld
beforeAll(async () => {
  const own = (slug: string, ownerId: string) => ({ ...liveLaunch({ slug, name: slug, url: `https://${slug}.example/` }), ownerId })
  opened = await openLaunchWorld({ launches: [own('kettle', 'ada'), own('teapot', 'bob'), own('pier', 'mia')] })
})
afterAll(() => opened.close())

const notice = (id: string, accountId: string, overrides: Partial<Notice> = {}): Notice => {
  const at = '2026-11-18T09:00:00.000Z'
  const base = { kind: 'live', launchId: 'kettle', by: null, at, day: '2026-11-18', facts: {}, mailId: null } as const
  return { ...base, unreadBy: accountId, ...overrides, accountId, id: `${id}:${accountId}` }
}

it('a connection reads what happened to the owner’s launches, and nothing else they were told', async () => {
  await putAll(opened.world.store, 'notices', [
    notice('n1', 'ada', { kind: 'votes', facts: { votes: 5 }, unreadBy: null, at: '2026-11-18T08:00:00.000Z' }),
    notice('n2', 'ada', { kind: 'reply', by: bob.id, facts: { commentId: 'gone' } }),
    notice('n3', 'ada', { kind: 'update', launchId: 'teapot', facts: { entryId: 'u1' } }),
    notice('n4', 'ada', { kind: 'mention', launchId: 'teapot', facts: { commentId: 'c1' } }),
    notice('n5', 'mia', { kind: 'waiting', launchId: 'pier' }),
    notice('n6', 'bob'),
  ])
  const { items } = await listOwnNotices(opened.world, {}, callerOf(ada))
  expect(items).toEqual([
    {
      id: 'n2',
      kind: 'reply',
      text: 'A reply to your comment on kettle is no longer shown.',
      launch: 'kettle',
      at: '2026-11-18T09:00:00.000Z',
      unread: true,
      url: 'https://slipway.example/launches/kettle/#comments',
    },
    expect.objectContaining({ id: 'n1', text: 'kettle reached 5 votes.', unread: false }),
  ])
  expect((await listOwnNotices(opened.world, {}, callerOf(mia))).items).toEqual([])
  expect((await listOwnNotices(opened.world, {}, callerOf(bob))).items).toEqual([])
})

it('reading them there marks none as read, and 50 are enough', async () => {
  const many = Array.from({ length: 60 }, (_, index) => notice(`m${index}`, 'ada'))
  await putAll(opened.world.store, 'notices', many)
  expect((await listOwnNotices(opened.world, {}, callerOf(ada))).items).toHaveLength(50)
  expect(await countUnread(opened.world, ada)).toBe(63)
})
