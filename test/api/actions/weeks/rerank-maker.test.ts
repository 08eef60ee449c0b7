import { afterEach, beforeEach, expect, it } from 'vitest'
import { applySuspension, removeSuspension } from '../../../../api/actions/people/suspend-person.ts'
import { removeEverything } from '../../../../api/actions/people/remove-everything.ts'
import { revertDecision } from '../../../../api/actions/moderation/undo-decision.ts'
import { closeWeek, rerankMaker } from '../../../../api/actions/weeks/close-week.ts'
import { readTop, readWeek, readWeekPlace, readWinners } from '../../../../api/actions/weeks/read-week.ts'
import { listNotices } from '../../../../api/actions/notices/list-notices.ts'
import { fanOut } from '../../../../api/notices/fan-out.ts'
import { ada, mia, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { putAll } from '../../../support/put-all.ts'

const live = (slug: string, upvotes: number, ownerId: string) =>
  liveLaunch({ slug, name: slug, url: `https://${slug}.example/`, upvotes, launchDate: '2026-11-16', ownerId })
const week = { year: 2026, week: 47 }

let opened: LaunchWorld
beforeEach(async () => {
  opened = await openLaunchWorld({
    launches: [live('one', 9, 'ada'), live('two', 7, 'bob'), live('three', 5, 'ada'), live('four', 4, 'ada'), live('five', 1, 'ada')],
  })
  await opened.stopEvents()
  await putAll(opened.world.store, 'weeks', [{ id: '2026-w46', closedAt: '2026-11-16T00:00:00.000Z', first: [] }])
})
afterEach(() => opened.close())

const close = async () => {
  opened.at('2026-11-23T00:00:00Z')
  await closeWeek(opened.world, week)
}
const suspend = () => applySuspension(opened.world, { id: 'bob', reason: 'Spam', until: '7d' }, mia)
const lift = () => removeSuspension(opened.world, { id: 'bob' }, mia)
const winners = async () => (await readWinners(opened.world, week)).map(({ place, launch }) => `${place} ${launch.slug}`)
const badges = async () =>
  (await Promise.all(['one', 'two', 'three', 'four', 'five'].map((slug) => readWeekPlace(opened.world, slug)))).map(
    (won) => won?.place ?? 0,
  )
/** Events that still wait, and notices that have been made of the others. */
const told = async () => {
  const { store } = opened.world
  const waiting = await store.list('events', 'state', 'waiting')
  const noted = (await Promise.all(['ada', 'bob'].map((id) => store.list('notices', 'accountId', id)))).flat()
  const won = [...waiting, ...noted].filter(({ kind }) => kind === 'week-won')
  return [...new Set(won.map(({ launchId, facts }) => `${launchId} ${String(facts['place'])}`))].toSorted()
}

/** What Ada is told of places that were counted again, by a time. */
async function moves(at: string) {
  opened.at(at)
  await fanOut(opened.world)
  const notices = await listNotices(opened.world, ada)
  return notices.map(({ text }) => text).filter((text) => text.includes('counted again'))
}

it('a suspended maker’s launch has no place in the week or at the top, and wins nothing', async () => {
  await suspend()
  expect((await readWeek(opened.world, '2026-w47'))?.launches.map(({ launch }) => launch.slug)).toEqual(['one', 'three', 'four', 'five'])
  expect((await readTop(opened.world, null)).map(({ place, launch }) => `${place} ${launch.slug}`)).not.toContain('2 two')
  await close()
  expect(await winners()).toEqual(['1 one', '2 three', '3 four'])
  expect((await opened.launch('two')).status).toBe('live')
})

it('a maker suspended after winning leaves the winners, those behind move up, and it’s reversed at the end; their makers are told each time', async () => {
  await close()
  expect([await winners(), await told()]).toEqual([
    ['1 one', '2 two', '3 three'],
    ['one 1', 'three 3', 'two 2'],
  ])
  await suspend()
  expect([await winners(), await badges()]).toEqual([
    ['1 one', '2 three', '3 four'],
    [1, 0, 2, 3, 0],
  ])
  expect((await readWeek(opened.world, '2026-w47'))?.isRecounted).toBe(true)
  expect((await moves('2026-11-23T00:02:00Z')).toSorted()).toEqual([
    'four is now No. 3 of week 47, 2026: places were counted again.',
    'three is now No. 2 of week 47, 2026: places were counted again.',
  ])
  await lift()
  expect([await winners(), await badges()]).toEqual([
    ['1 one', '2 two', '3 three'],
    [1, 2, 3, 0, 0],
  ])
  expect((await readWeek(opened.world, '2026-w47'))?.isRecounted).toBe(false)
  expect((await moves('2026-11-23T00:04:00Z')).slice(0, 2).toSorted()).toEqual([
    'four is no longer one of the winners of week 47, 2026: places were counted again.',
    'three is now No. 3 of week 47, 2026: places were counted again.',
  ])
})

it('nobody is told of places that moved and are as before within the minute', async () => {
  await close()
  await suspend()
  await lift()
  expect(await moves('2026-11-23T00:02:00Z')).toEqual([])
})

it('a week closed without the votes of the others has as many winners as before, and none of them among the others', async () => {
  await close()
  const { ranked: _, ...closed } = (await opened.world.store.get('weeks', '2026-w47')) ?? { id: '', closedAt: '', first: [] }
  await putAll(opened.world.store, 'weeks', [closed])
  await putAll(opened.world.store, 'launches', [{ ...(await opened.launch('four')), upvotes: 99 }])
  await suspend()
  expect([await winners(), (await readWeek(opened.world, '2026-w47'))?.winners]).toEqual([['1 one', '2 three', '3 four'], 3])
  await lift()
  expect(await winners()).toEqual(['1 one', '2 two', '3 three'])
})

it('votes cast after the week don’t make a launch move up', async () => {
  await close()
  await putAll(opened.world.store, 'launches', [{ ...(await opened.launch('five')), upvotes: 99 }])
  await suspend()
  expect(await winners()).toEqual(['1 one', '2 three', '3 four'])
})

it('nor win a week with fewer than three winners', async () => {
  await putAll(opened.world.store, 'launches', [
    live('two', 0, 'bob'),
    live('three', 0, 'ada'),
    live('four', 0, 'ada'),
    live('five', 0, 'ada'),
  ])
  await close()
  await putAll(opened.world.store, 'launches', [live('two', 50, 'bob')])
  await rerankMaker(opened.world, 'ada')
  await rerankMaker(opened.world, 'bob')
  expect([await winners(), await told()]).toEqual([['1 one'], ['one 1']])
})

it('a maker who was suspended while the week closed gets the place of its votes afterwards', async () => {
  await suspend()
  await close()
  await lift()
  expect([await winners(), await badges()]).toEqual([
    ['1 one', '2 two', '3 three'],
    [1, 2, 3, 0, 0],
  ])
})

it('those behind move up when everything by a maker is removed, and it’s as before once that is undone', async () => {
  await close()
  const { id } = await removeEverything(opened.world, { id: 'bob', reason: 'Spam' }, mia)
  expect([await winners(), await badges()]).toEqual([
    ['1 one', '2 three', '3 four'],
    [1, 0, 2, 3, 0],
  ])
  await revertDecision(opened.world, id, mia.id)
  expect([await winners(), await badges()]).toEqual([
    ['1 one', '2 two', '3 three'],
    [1, 2, 3, 0, 0],
  ])
})

it('a launch that was removed during a suspension is ranked again once it’s live again', async () => {
  await suspend()
  await removeEverything(opened.world, { id: 'bob', reason: 'Spam' }, mia)
  await lift()
  expect((await opened.launch('two')).isUnranked).toBeUndefined()
})

it('a launch keeps what it won in another week, and loses it only while its maker is suspended', async () => {
  const tenth = { year: 2026, week: 10, place: 1 }
  const won = { launchId: 'two', place: 1, upvotes: 7 }
  await putAll(opened.world.store, 'weeks', [{ id: '2026-w10', closedAt: '2026-03-09T00:00:00.000Z', first: [won] }])
  await putAll(opened.world.store, 'launches', [
    { ...live('two', 0, 'bob'), weekPlace: tenth },
    { ...live('four', 4, 'ada'), weekPlace: { ...tenth, place: 2 } },
    live('six', 6, 'bob'),
  ])
  await close()
  const places = () => Promise.all(['two', 'four', 'six'].map((slug) => readWeekPlace(opened.world, slug)))
  const before = await places()
  expect(before).toEqual([tenth, { ...tenth, place: 2 }, { ...week, place: 2 }])
  await suspend()
  expect(await places()).toEqual([null, { ...tenth, place: 2 }, null])
  expect((await opened.world.store.get('weeks', '2026-w10'))?.first).toEqual([])
  await lift()
  expect(await places()).toEqual(before)
  expect((await opened.world.store.get('weeks', '2026-w10'))?.first).toEqual([won])
})
