import { afterEach, describe, expect, it } from 'vitest'
import { closeWeek, listUnclosed } from '../../../api/actions/weeks/close-week.ts'
import { publishLaunch } from '../../../api/actions/launches/move-launch.ts'
import type { Follow } from '../../../api/domain/community/follow.ts'
import type { LiveLaunch } from '../../../api/domain/launch/launch.ts'
import type { Profile } from '../../../api/domain/records.ts'
import { fanOut } from '../../../api/notices/fan-out.ts'
import { literalLaunch } from '../../support/literal-launch.ts'
import { ada, bob, mia, openLaunchWorld, type LaunchWorld } from '../../support/launch-world.ts'
import { liveLaunch } from '../../support/live-launch.ts'
import { putAll } from '../../support/put-all.ts'
import { writerOn } from './emails/written-mails.ts'

let opened: LaunchWorld
afterEach(() => opened.close())

const at = '2026-11-01T00:00:00.000Z'
const follows = (accountId: string, kind: Follow['kind'], of: string): Follow => ({ id: `${accountId}:${of}`, accountId, kind, of, at })
const noticesOf = async (id: string) => (await opened.world.store.list('notices', 'accountId', id)).map(({ kind }) => kind)

describe('a followed maker’s launch', () => {
  it('is told to each follower once, as what they saved if they saved it, and not to its makers', async () => {
    const kettle = literalLaunch({
      slug: 'kettle',
      name: 'Kettle',
      ownerId: ada.id,
      maker: { name: 'Ada', handle: 'ada' },
      coMakers: [{ id: mia.id, name: 'Mia', handle: 'mia' }],
      status: 'scheduled',
      launchDate: '2026-11-23',
      plan: 'free',
    })
    opened = await openLaunchWorld({ launches: [kettle] })
    const { world } = opened
    const people = ['zoe', 'tom'].map((id): Profile => ({ ...bob, id, handle: id, email: `${id}@example.com` }))
    await putAll(world.store, 'profiles', people)
    const all = [
      follows('bob', 'maker', 'ada'),
      follows('bob', 'maker', 'mia'),
      follows('zoe', 'maker', 'mia'),
      follows('ada', 'maker', 'mia'),
    ]
    await putAll(world.store, 'follows', [...all, follows('tom', 'maker', 'ada'), follows('mia', 'category', 'ai')])
    await putAll(world.store, 'bookmarks', [{ id: 'kettle:tom', launchId: 'kettle', accountId: 'tom', at }])
    opened.at('2026-11-23T00:00:00Z')
    await publishLaunch(world, 'kettle')
    await fanOut(world)
    expect(await Promise.all(['bob', 'zoe', 'tom', 'ada', 'mia'].map(noticesOf))).toEqual([
      ['followed'],
      ['followed'],
      ['launched'],
      ['live'],
      ['live'],
    ])
    const [notice] = await world.store.list('notices', 'accountId', 'zoe')
    const mail = notice && (await writerOn(world)(notice))
    expect(mail).toMatchObject({ subject: 'Ada and Mia launched Kettle', list: { topic: 'updates' } })
  })
})

describe('the weekly email', () => {
  const wants = (person: Profile, more: Partial<Profile> = {}): Profile => ({ ...person, mailChoices: { weekly: 'on' }, ...more })
  const launch = (slug: string, upvotes: number, more: Partial<LiveLaunch> = {}) =>
    liveLaunch({ slug, name: slug, upvotes, launchDate: '2026-11-17', categories: ['design'], ownerId: 'zoe', ...more })
  const openWeek = async (...launches: ReturnType<typeof launch>[]) => {
    opened = await openLaunchWorld({ launches })
    await putAll(opened.world.store, 'weeks', [{ id: '2026-w46', closedAt: at, first: [] }])
    opened.at('2026-11-23T00:01:00Z')
    return opened.world
  }
  const close = async () => {
    for (const week of await listUnclosed(opened.world)) await closeWeek(opened.world, week)
    await fanOut(opened.world)
  }
  const mailOf = async (id: string) => {
    const [notice] = await opened.world.store.list('notices', 'accountId', id)
    const mail = notice && (await writerOn(opened.world)(notice))
    return mail !== null && mail !== undefined && 'text' in mail ? mail : null
  }

  it('is queued once for the morning, for those who chose it and verified their email', async () => {
    const world = await openWeek(launch('best', 9))
    const suspension = { at, until: null, reason: 'Spam', by: null }
    const others = [wants({ ...bob, id: 'sus', handle: 'sus', email: 'sus@example.com' }, { suspension })]
    const { emailProven: _, ...unproven } = wants(bob)
    await putAll(world.store, 'profiles', [wants(ada), unproven, ...others])
    await Promise.all([close(), close()])
    await close()
    expect(await Promise.all(['ada', 'bob', 'mia', 'sus'].map(noticesOf))).toEqual([['weekly'], [], [], []])
    const mails = await world.store.list('mails', 'accountId', 'ada')
    expect(mails.map(({ kind, dueAt }) => [kind, dueAt])).toEqual([['weekly', '2026-11-23T08:01:00.000Z']])
  })

  it('lists what launched in what one follows, best first, or else the week’s best', async () => {
    const world = await openWeek(
      launch('best', 9),
      launch('chosen', 1, { categories: ['ai'] }),
      launch('made', 2, { ownerId: 'tom' }),
      launch('older', 50, { launchDate: '2026-11-15' }),
    )
    await putAll(world.store, 'profiles', [wants(ada), wants(bob)])
    await putAll(world.store, 'follows', [follows('ada', 'maker', 'tom'), follows('ada', 'category', 'ai')])
    await close()
    const [own, best] = [await mailOf('ada'), await mailOf('bob')]
    expect(own?.subject).toBe('New from what you follow: made and chosen')
    expect(own?.text).not.toContain('/launches/best/')
    expect(best?.subject).toBe('The week’s best: best and made')
    expect(best?.text.match(/launches\/\w+/g)).toEqual(['launches/best', 'launches/made', 'launches/chosen'])
    for (const mail of [own, best]) expect(mail?.list?.unsubscribeUrl).toContain('topic=weekly')
  })

  it('isn’t sent for a week without launches, nor for weeks missed long ago', async () => {
    const world = await openWeek(launch('best', 9))
    await putAll(world.store, 'profiles', [wants(ada)])
    opened.at('2026-12-07T00:01:00Z')
    await close()
    expect(await noticesOf('ada')).toEqual([])
  })
})

describe('the weekly numbers', () => {
  it('are told to owners, once a week has ended, beside those of the week before', async () => {
    const launched = liveLaunch({ slug: 'kettle', launchDate: '2026-11-17' })
    opened = await openLaunchWorld({ launches: [launched] })
    const { world } = opened
    await putAll(world.store, 'weeks', [{ id: '2026-w46', closedAt: at, first: [] }])
    const came = (id: string, day: string): Profile => ({
      ...bob,
      id,
      handle: id,
      email: `${id}@example.com`,
      createdAt: `${day}T10:00:00.000Z`,
    })
    const people = [came('zoe', '2026-11-16'), came('tom', '2026-11-22'), came('kim', '2026-11-15'), came('lee', '2026-11-23')]
    await putAll(world.store, 'profiles', [
      { ...ada, role: 'owner' },
      { ...bob, role: 'owner', mailChoices: { numbers: 'off' } },
      ...people,
    ])
    opened.at('2026-11-23T00:01:00Z')
    for (const week of await listUnclosed(world)) await closeWeek(world, week)
    await fanOut(world)
    expect(await Promise.all(['ada', 'bob', 'mia', 'zoe'].map(noticesOf))).toEqual([['week-numbers'], ['week-numbers'], [], []])
    const [notice] = await world.store.list('notices', 'accountId', 'ada')
    const mail = notice && (await writerOn(world)(notice))
    expect(mail).toMatchObject({ subject: 'Slipway last week: 2 sign-ups and 1 launch', list: { topic: 'numbers' } })
    const text = mail !== null && mail !== undefined && 'text' in mail ? mail.text : ''
    expect(text).toMatch(/Sign-ups:? +2 \(1 the week before\)/)
    expect(text).toMatch(/Votes:? +0 \(0 the week before\)/)
    expect(text).toContain('/moderation/numbers/')
    const [unwanted] = await world.store.list('notices', 'accountId', 'bob')
    expect(unwanted?.mailId).toBeNull()
    await putAll(world.store, 'profiles', [{ ...ada, role: 'moderator' }])
    expect(notice && (await writerOn(world)(notice))).toBeNull()
  })
})
