import type { Week } from '../../../shared/weeks.ts'
import { addDays, isLive, type LiveLaunch } from '../../domain/launch/launch.ts'
import type { Placed } from '../../domain/weeks/rank.ts'
import { weekAfter, weekDays, weekId, weekOfDay } from '../../domain/weeks/week-id.ts'
import type { World } from '../../ports/world.ts'
import { findNewestOf } from './find-launches.ts'
import { currentWeek } from './read-week.ts'

type Reads = Pick<World, 'store'>
export type WonWeek = { week: Week; winners: Placed<LiveLaunch>[] }

/** The winners of a closed week that are still live. */
export async function readWinners({ store }: Reads, week: Week): Promise<Placed<LiveLaunch>[]> {
  const closed = await store.get('weeks', weekId(week))
  const found = await Promise.all((closed?.first ?? []).map(({ launchId }) => store.get('launches', launchId)))
  return found.flatMap((launch, index) => {
    const place = closed?.first[index]?.place ?? 0
    return launch !== null && isLive(launch) ? [{ place, launch }] : []
  })
}

/** The weeks with launches before a day, the latest first, with their winners. */
export async function listWeeksBefore(world: Reads, day: string, count: number): Promise<WonWeek[]> {
  const weeks: WonWeek[] = []
  for (let before = day; weeks.length < count; before = weekDays(weeks.at(-1)?.week ?? weekOfDay(before)).from) {
    const newest = await findNewestOf(world, addDays(before, -1))
    if (newest === null) break
    const week = weekOfDay(newest.launchDate)
    weeks.push({ week, winners: await readWinners(world, week) })
  }
  return weeks
}

export async function readLastWeek(world: Pick<World, 'store' | 'clock'>): Promise<WonWeek & { current: Week }> {
  const current = currentWeek(world)
  const week = weekAfter(current, -1)
  return { current, week, winners: await readWinners(world, week) }
}
