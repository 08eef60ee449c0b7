import type { Week } from '../../../shared/weeks.ts'
import { type LiveLaunch, isLive, type Launch } from '../../domain/launch/launch.ts'
import { siteDay } from '../../domain/launch/launch-time.ts'
import { placingVotes, rank, rankClosed, winnersOf, type Placed } from '../../domain/weeks/rank.ts'
import { readWeekId, weekDays, weekAfter, weekId, weekOfDay } from '../../domain/weeks/week-id.ts'
import type { World } from '../../ports/world.ts'
import { findLaunchesOf } from './find-launches.ts'

export type WeekPage = Week & {
  id: string
  /** Its Monday and Sunday, YYYY-MM-DD. */
  from: string
  to: string
  hasEnded: boolean
  hasEarlier: boolean
  isRecounted: boolean
  /** Best first; launches with as many votes share a place. In a past week, the order may differ from the current votes. */
  launches: Placed<LiveLaunch>[]
  /** How many of them, at the top, won the week, or lead it at the moment. */
  winners: number
}

/** The launches of a week by their votes. Null for a text that names no week, for weeks to come, and for those before the first launch. */
export async function readWeek(world: Pick<World, 'store' | 'clock'>, id: string): Promise<WeekPage | null> {
  const week = readWeekId(id)
  const today = siteDay(world.clock())
  if (week === null) return null
  const { from, to } = weekDays(week)
  if (from > today) return null
  const hasEnded = to < today
  const { launches, older } = await findLaunchesOf(world, { from, to })
  if (hasEnded && launches.length === 0 && older === null) return null
  const closed = hasEnded ? await world.store.get('weeks', id) : null
  const ranked = closed === null ? rank(launches, id) : rankClosed(launches, closed)
  const won = new Set(closed?.first.map(({ launchId }) => launchId))
  const winners = hasEnded ? launches.filter((launch) => won.has(launch.id)) : winnersOf(ranked)
  return {
    ...week,
    id,
    from,
    to,
    hasEnded,
    hasEarlier: older !== null,
    isRecounted: closed?.isRecounted === true,
    launches: ranked,
    winners: winners.length,
  }
}

export const currentWeek = ({ clock }: Pick<World, 'clock'>): Week => weekOfDay(siteDay(clock()))

/** The place that a live launch, by its slug or a former one, won in its week. */
export async function readWeekPlace({ store }: Pick<World, 'store'>, slug: string): Promise<NonNullable<Launch['weekPlace']> | null> {
  const launch = await store.findLaunch(slug)
  return launch !== null && isLive(launch) && !launch.isUnranked ? (launch.weekPlace ?? null) : null
}

export type PlaceInWeek = { place: number; of: number }

/** The place of a launch among those of its week so far; null once the week has ended, and without votes. */
export async function readPlaceSoFar(world: Pick<World, 'store' | 'clock'>, launch: LiveLaunch): Promise<PlaceInWeek | null> {
  const week = currentWeek(world)
  const { from, to } = weekDays(week)
  if (launch.launchDate < from || placingVotes(launch) === 0) return null
  const { launches } = await findLaunchesOf(world, { from, to })
  const found = rank(launches, weekId(week)).find((each) => each.launch.id === launch.id)
  return found === undefined ? null : { place: found.place, of: launches.length }
}

export type WeekComparison = { week: Week; hasEnded: boolean; place: number | null; of: number; median: number }

/** Compares a launch with the others of its week. Without votes, it has no place. */
export async function compareWithWeek(world: Pick<World, 'store' | 'clock'>, launch: LiveLaunch): Promise<WeekComparison> {
  const week = weekOfDay(launch.launchDate)
  const { launches = [], hasEnded = false } = (await readWeek(world, weekId(week))) ?? {}
  const votes = launches.map((each) => each.launch.upvotes).toSorted((a, b) => a - b)
  const median = ((votes[(votes.length - 1) >> 1] ?? 0) + (votes[votes.length >> 1] ?? 0)) / 2
  const found = placingVotes(launch) === 0 ? undefined : launches.find((each) => each.launch.id === launch.id)
  return { week, hasEnded, place: found?.place ?? null, of: votes.length, median }
}

/** How many weeks the ranking covers, the current one included. */
export const weeksOnTop = 4

export async function readTop(world: Pick<World, 'store' | 'clock'>, category: string | null): Promise<Placed<LiveLaunch>[]> {
  const current = currentWeek(world)
  const { from } = weekDays(weekAfter(current, 1 - weeksOnTop))
  const { launches } = await findLaunchesOf(world, { from, to: siteDay(world.clock()), category })
  return rank(launches, weekId(current))
}
