import { dayOf } from '../../domain/launch/launch-plan.ts'
import type { LiveLaunch } from '../../domain/launch/launch.ts'
import { rank, type Placed } from '../../domain/weeks/rank.ts'
import { weekAfter, weekDays, weekId } from '../../domain/weeks/week-id.ts'
import type { World } from '../../ports/world.ts'
import { findLaunchesOf } from './find-launches.ts'
import { currentWeek } from './read-week.ts'

/** How many weeks the ranking covers, the current one included. */
export const weeksOnTop = 4

/** The launches of the latest weeks by their votes, in one category or all. */
export async function readTop(world: Pick<World, 'store' | 'clock'>, category: string | null): Promise<Placed<LiveLaunch>[]> {
  const current = currentWeek(world)
  const { from } = weekDays(weekAfter(current, 1 - weeksOnTop))
  const { launches } = await findLaunchesOf(world, { from, to: dayOf(world.clock()), category })
  return rank(launches, weekId(current))
}
