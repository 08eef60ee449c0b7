import { load } from 'cheerio'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Notice } from '../../../../api/domain/notices/records.ts'
import { forgetNotices, maxKept } from '../../../../api/actions/retention/daily-upkeep.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { openPages, type OpenPages } from '../../../support/pages.ts'
import { putAll } from '../../../support/put-all.ts'
import { signUpPerson, type Person } from '../../../support/signed-in.ts'
import { Visitor } from '../../../support/visitor.ts'

// The clock says Wednesday, March 4, 2026, 12:00.
let site: OpenPages
let ada: Person
let bob: Person
beforeAll(async () => {
  site = await openPages([])
  ada = await signUpPerson(site, 'Ada')
  bob = await signUpPerson(site, 'Bob')
  const at = '2026-03-04T11:00:00.000Z'
  await putAll(site.world.store, 'launches', [
    { ...liveLaunch({ slug: 'acme', name: 'Acme' }), ownerId: ada.profile.id },
    { ...liveLaunch({ slug: 'gone', name: 'Secret', url: 'https://gone.example/' }), ownerId: 'zoe', status: 'rejected' },
  ])
  const comment = { launchId: 'acme', accountId: bob.profile.id, author: { name: 'Bob', handle: null }, at }
  await putAll(site.world.store, 'comments', [{ ...comment, id: 'c1', text: 'Looks <b>good</b>' }])
})
afterAll(() => site.close())
beforeEach(async () => {
  const old = await Promise.all([ada, bob].map(({ profile }) => site.world.store.list('notices', 'accountId', profile.id)))
  await site.world.store.transact(async ({ remove }) => {
    for (const { id } of old.flat()) await remove('notices', id)
  })
})

const notice = (id: string, overrides: Partial<Notice> = {}): Notice => {
  const { id: accountId } = ada.profile
  const at = overrides.at ?? '2026-03-04T11:00:00.000Z'
  const base = { kind: 'live', launchId: 'acme', by: null, at, day: at.slice(0, 10), facts: {}, mailId: null } as const
  return { ...base, accountId, unreadBy: accountId, ...overrides, id: `${id}:${overrides.accountId ?? accountId}` }
}
const put = (...notices: Notice[]) => putAll(site.world.store, 'notices', notices)
const open = async (path = '/notifications/', visitor = ada.visitor) => {
  const answer = await visitor.open(path)
  return { answer, $: load(await answer.text()) }
}
const send = async (path: string, fields: Record<string, string> = {}, visitor = ada.visitor) => {
  const answer = await visitor.send(path, fields)
  return { status: answer.status, location: answer.headers.get('location') }
}
const bell = async (visitor = ada.visitor) => (await open('/', visitor)).$('.bell').attr('aria-label')
const rows = async () =>
  (await open())
    .$('.news-item__open')
    .toArray()
    .map((row) => load(row).text())

describe('the notifications page', () => {
  it('is for signed-in people, and never cached', async () => {
    expect((await open('/notifications/', new Visitor(site.origin))).answer.headers.get('location')).toBe(
      '/sign-in/?return=%2Fnotifications%2F',
    )
    expect((await open()).answer.headers.get('cache-control')).toBe('no-store')
  })

  it('says what happened, newest first, with what was written', async () => {
    await put(
      notice('n1', { at: '2026-03-01T11:00:00.000Z', unreadBy: null, kind: 'approved', facts: { launchDate: '2026-03-02' } }),
      notice('n2', { kind: 'comment', by: bob.profile.id, facts: { commentId: 'c1' } }),
      notice('n3', { at: '2026-03-03T11:00:00.000Z', kind: 'votes', facts: { votes: 1000 } }),
    )
    expect(await rows()).toEqual([
      'Unread: Bob commented on Acme.',
      'Unread: Acme reached 1,000 votes.',
      'Acme was approved to launch on Mon, Mar 2, 2026.',
    ])
    expect((await open()).$('.news-item__quote').text()).toBe('Looks <b>good</b>')
  })

  it('tells nothing about what its reader can’t see any more', async () => {
    await put(
      notice('n1', { launchId: 'gone', kind: 'update', facts: { entryId: 'no-such' } }),
      notice('n2', { launchId: 'gone', kind: 'reported' }),
      notice('n3', { launchId: 'no-such', kind: 'update', facts: { entryId: 'no-such' } }),
      notice('n4', { kind: 'reply', by: bob.profile.id, facts: { commentId: 'no-such' } }),
    )
    const said = (await rows()).toSorted()
    expect(said).toEqual([
      'Unread: A notification about a launch that has since been deleted.',
      'Unread: A notification about a launch that’s no longer live.',
      'Unread: A notification about a launch that’s no longer live.',
      'Unread: A reply to your comment on Acme is no longer shown.',
    ])
  })

  it('has an empty state', async () => {
    const { $ } = await open()
    expect([$('.empty__title').text(), $('.notices__head button').length]).toEqual(['No notifications yet', 0])
  })

  it('shows at most 100', async () => {
    await put(...Array.from({ length: 120 }, (_, index) => notice(`n${index}`)))
    expect(await rows()).toHaveLength(100)
  })
})

describe('opening a notification', () => {
  it.each([
    ['comment', { commentId: 'c1' }, '/launches/acme/?comments=all#comment-c1'],
    ['update', { entryId: 'no-such' }, '/launches/acme/#changelog'],
    ['live', {}, '/launches/acme/'],
    ['badge-lost', {}, '/dashboard/acme/'],
    ['listing-lost', { directory: { slug: 'harbour', name: 'Harbour' } }, '/dashboard/acme/elsewhere/harbour/'],
  ] as const)('marks it as read and leads to what it’s about: %s', async (kind, facts, location) => {
    await put(notice('n1', { kind, facts }))
    expect(await send('/notifications/n1/')).toEqual({ status: 303, location })
    expect(await bell()).toBe('Notifications')
  })

  it('is possible once the launch is gone', async () => {
    await put(notice('n1', { launchId: 'no-such' }))
    expect(await send('/notifications/n1/')).toEqual({ status: 303, location: '/notifications/' })
  })

  it('of another person isn’t, and a link that is loaded in advance marks nothing', async () => {
    await put(notice('n1'))
    expect((await send('/notifications/n1/', {}, bob.visitor)).status).toBe(404)
    expect((await send(`/notifications/n1:${ada.profile.id}/`)).status).toBe(404)
    expect((await open('/notifications/n1/')).answer.headers.get('location')).toBe('/notifications/')
    expect(await bell()).toBe('Notifications, 1 unread')
  })
})

describe('marking all as read', () => {
  it('leaves what came after the page was opened, and other people’s', async () => {
    await put(
      notice('n1'),
      notice('n2', { at: '2026-03-04T11:30:00.000Z' }),
      notice('n1', { accountId: bob.profile.id, unreadBy: bob.profile.id }),
    )
    const until = (await open()).$('input[name=until]').attr('value') ?? ''
    await put(notice('n3', { at: '2026-03-04T11:31:00.000Z' }))
    expect(await send('/notifications/', { until })).toEqual({ status: 303, location: '/notifications/?done=read' })
    expect([await bell(), await bell(bob.visitor)]).toEqual(['Notifications, 1 unread', 'Notifications, 1 unread'])
  })
})

describe('the bell', () => {
  it('counts to nine, and isn’t there for visitors', async () => {
    await put(...Array.from({ length: 12 }, (_, index) => notice(`n${index}`)))
    expect([await bell(), await bell(new Visitor(site.origin))]).toEqual(['Notifications, 9+ unread', undefined])
  })
})

describe('old notifications', () => {
  it('are deleted after 90 days, and the oldest of very many', async () => {
    await put(notice('old', { at: '2025-12-03T11:00:00.000Z' }), notice('new', { at: '2025-12-04T11:00:00.000Z' }))
    await forgetNotices(site.world)
    expect((await site.world.store.list('notices', 'accountId', ada.profile.id)).map(({ id }) => id.split(':')[0])).toEqual(['new'])
    await put(...Array.from({ length: maxKept + 1 }, (_, index) => notice(`p${String(index).padStart(4, '0')}`)))
    await forgetNotices(site.world)
    const left = await site.world.store.list('notices', 'accountId', ada.profile.id)
    expect([left.length, left.at(0)?.id.split(':')[0]]).toEqual([maxKept, 'p0001'])
  })
})
