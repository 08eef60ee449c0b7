import { afterEach, beforeEach, expect, it } from 'vitest'
import { applySuspension, removeSuspension } from '../../../../api/actions/people/suspend-person.ts'
import { closeWeek } from '../../../../api/actions/weeks/close-week.ts'
import { readTop, readWeek, readWeekPlace } from '../../../../api/actions/weeks/read-week.ts'
import { readWinners } from '../../../../api/actions/weeks/read-winners.ts'
import { mia, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { putAll } from '../../../support/put-all.ts'

const live = (slug: string, upvotes: number, ownerId: string) =>
  liveLaunch({ slug, name: slug, upvotes, launchDate: '2026-11-16', ownerId })
const week = { year: 2026, week: 47 }

let opened: LaunchWorld
beforeEach(async () => {
  opened = await openLaunchWorld({
    launches: [live('one', 9, 'ada'), live('two', 7, 'bob'), live('three', 5, 'ada'), live('four', 4, 'ada'), live('five', 1, 'ada')],
  })
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

it('a suspended maker’s launch has no place in the week or at the top, and wins nothing', async () => {
  await suspend()
  expect((await readWeek(opened.world, '2026-w47'))?.launches.map(({ launch }) => launch.slug)).toEqual(['one', 'three', 'four', 'five'])
  expect((await readTop(opened.world, null)).map(({ place, launch }) => `${place} ${launch.slug}`)).not.toContain('2 two')
  await close()
  expect(await winners()).toEqual(['1 one', '2 three', '3 four'])
  expect((await opened.launch('two')).status).toBe('live')
})

it('a maker suspended after winning leaves the winners, those behind move up and are told, and it’s reversed at the end', async () => {
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
  expect(await told()).toEqual(['four 3', 'one 1', 'three 2', 'three 3', 'two 2'])
  await lift()
  expect([await winners(), await badges()]).toEqual([
    ['1 one', '2 two', '3 three'],
    [1, 2, 3, 0, 0],
  ])
})

it('votes cast after the week don’t make a launch move up past those that won', async () => {
  await close()
  await putAll(opened.world.store, 'launches', [{ ...(await opened.launch('five')), upvotes: 99 }])
  await suspend()
  expect(await winners()).toEqual(['1 one', '2 three', '3 five'])
  expect((await opened.world.store.get('weeks', '2026-w47'))?.first.map(({ upvotes }) => upvotes)).toEqual([9, 5, 4])
})
