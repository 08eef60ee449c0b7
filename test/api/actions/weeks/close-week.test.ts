import { afterEach, describe, expect, it } from 'vitest'
import { pino } from 'pino'
import { toggleUpvote } from '../../../../api/actions/votes/toggle-upvote.ts'
import { moveLaunch } from '../../../../api/actions/launches/move-launch.ts'
import { closeWeek, listUnclosed } from '../../../../api/actions/weeks/close-week.ts'
import { readWeek } from '../../../../api/actions/weeks/read-week.ts'
import { startScheduler } from '../../../../api/startup/scheduler.ts'
import { ada, bob, mia, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { putAll } from '../../../support/put-all.ts'

const live = (slug: string, upvotes: number, launchDate = '2026-11-16') =>
  liveLaunch({ slug, name: slug, upvotes, launchDate, ownerId: 'ada' })
const week = (number: number) => ({ year: 2026, week: number })
const closed = (number: number) => ({ id: `2026-w${number}`, closedAt: `2026-11-01T00:00:00.000Z`, first: [] })

let opened: LaunchWorld
afterEach(() => opened.close())
/** In week 47 of 2026, which has these launches; the weeks before it are closed. */
const open = async (...launches: ReturnType<typeof live>[]) => {
  opened = await openLaunchWorld({ launches })
  await putAll(opened.world.store, 'weeks', [closed(46)])
  return opened.world
}
const placesOf = async (...slugs: string[]) => Promise.all(slugs.map(async (slug) => (await opened.launch(slug)).weekPlace?.place ?? null))
const told = async () => {
  const { store } = opened.world
  const won = (await store.list('events', 'state', 'waiting')).filter(({ kind }) => kind === 'week-won')
  const waiting = won.map(({ launchId, facts }) => `${launchId} ${String(facts['place'])}`)
  const notices = (await store.list('notices', 'accountId', 'ada')).filter(({ kind }) => kind === 'week-won')
  return [...waiting, ...notices.map(({ launchId, facts }) => `${launchId} ${String(facts['place'])}`)].sort()
}
const page = async (id = '2026-w47') =>
  (await readWeek(opened.world, id))?.launches.map(({ place, launch }) => `${place} ${launch.slug}`).sort()

describe('closing a week', () => {
  it('stores its winners with their launches and tells their makers, once', async () => {
    const world = await open(
      live('one', 9),
      live('two', 5),
      live('too', 5),
      live('four', 4),
      live('old', 99, '2026-11-15'),
      live('new', 99, '2026-11-23'),
    )
    opened.at('2026-11-23T00:00:00Z')
    expect(await listUnclosed(world)).toEqual([week(47)])
    expect(await Promise.all([closeWeek(world, week(47)), closeWeek(world, week(47)), closeWeek(world, week(47))])).toEqual([
      true,
      true,
      true,
    ])
    expect(await placesOf('one', 'two', 'too', 'four', 'old', 'new')).toEqual([1, 2, 2, null, null, null])
    expect((await opened.launch('two')).weekPlace).toEqual({ year: 2026, week: 47, place: 2 })
    const stored = await world.store.get('weeks', '2026-w47')
    expect(stored?.first.map(({ launchId, place, upvotes }) => `${place} ${launchId} ${upvotes}`).sort()).toEqual([
      '1 one 9',
      '2 too 5',
      '2 two 5',
    ])
    expect(await told()).toEqual(['one 1', 'too 2', 'two 2'])
    expect(await listUnclosed(world)).toEqual([])
  })

  it('has no winner among launches without votes', async () => {
    const world = await open(live('alone', 0))
    opened.at('2026-11-23T00:00:00Z')
    await closeWeek(world, week(47))
    expect(await placesOf('alone')).toEqual([null])
    expect(await world.store.get('weeks', '2026-w47')).toMatchObject({ first: [] })
    expect(await told()).toEqual([])
  })

  it('keeps the winners, whatever votes come or go later', async () => {
    const world = await open(live('one', 1), live('two', 0))
    opened.at('2026-11-23T00:00:00Z')
    await closeWeek(world, week(47))
    for (const person of [bob, mia]) await toggleUpvote(world, { slug: 'two' }, person)
    expect((await opened.launch('two')).upvotes).toBe(2)
    expect(await page()).toEqual(['1 one', '2 two'])
  })

  it('shows no winner that is no longer live; the record stays', async () => {
    const world = await open(live('one', 3), live('two', 2))
    opened.at('2026-11-23T00:00:00Z')
    await closeWeek(world, week(47))
    await moveLaunch(world, 'one', { event: 'unpublish' }, ada)
    expect(await page()).toEqual(['2 two'])
    expect((await world.store.get('weeks', '2026-w47'))?.first).toHaveLength(2)
  })
})

describe('weeks that haven’t been closed', () => {
  it('are made up for after downtime, oldest first', async () => {
    const world = await open()
    opened.at('2026-12-16T09:00:00Z')
    expect(await listUnclosed(world)).toEqual([week(47), week(48), week(49), week(50)])
  })

  it('aren’t won in a catalog from before weeks were closed, until the next one has ended', async () => {
    opened = await openLaunchWorld({ launches: [live('one', 5, '2026-11-09'), live('two', 5)] })
    expect(await listUnclosed(opened.world)).toEqual([])
    expect(await placesOf('one')).toEqual([null])
    opened.at('2026-11-23T00:00:00Z')
    expect(await listUnclosed(opened.world)).toEqual([week(47)])
  })
})

it('the schedule closes a week at 00:00 UTC on Monday, not a minute before', async () => {
  const world = await open(live('one', 3))
  opened.at('2026-11-22T23:59:59Z')
  const scheduler = startScheduler(world, pino({ level: 'silent' }))
  await scheduler.tick()
  expect(await placesOf('one')).toEqual([null])
  opened.at('2026-11-23T00:00:00Z')
  await Promise.all([scheduler.tick(), scheduler.tick()])
  expect(await placesOf('one')).toEqual([1])
  expect(await told()).toEqual(['one 1'])
  await scheduler.close()
})
