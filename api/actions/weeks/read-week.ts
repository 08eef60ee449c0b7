import type { Week } from '../../../shared/weeks.ts'
import { type LiveLaunch, isLive, type Launch, addDays } from '../../domain/launch/launch.ts'
import { siteDay } from '../../domain/launch/launch-time.ts'
import { placingVotes, rank, rankClosed, winnersOf, type Placed } from '../../domain/weeks/rank.ts'
import { readWeekId, weekDays, weekAfter, weekId, weekOfDay } from '../../domain/weeks/week-id.ts'
import type { World } from '../../ports/world.ts'
import type { Position } from '../../ports/store.ts'

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

const batch = 200

/** Before every launch of that day and all earlier ones, in catalog order. */
const startOf = (day: string): Position => ({ launchDate: day, slug: '' })

type Days = { from: string; to: string; category?: string | null }

/** The live launches of these days that are ranked, those that aren’t, and the newest that is older. The cost grows with their number, not with the catalog. */
export async function findLaunchesOf(
  { store }: Pick<World, 'store'>,
  { from, to, category = null }: Days,
): Promise<{ launches: LiveLaunch[]; unranked: LiveLaunch[]; older: LiveLaunch | null }> {
  const [launches, unranked]: [LiveLaunch[], LiveLaunch[]] = [[], []]
  for (let after = startOf(to); ;) {
    const found = await store.findLiveLaunches({ words: [], category, after, limit: batch })
    for (const launch of found) {
      if (launch.launchDate < from) return { launches, unranked, older: launch }
      ;(launch.isUnranked ? unranked : launches).push(launch)
    }
    const last = found.at(-1)
    if (last === undefined || found.length < batch) return { launches, unranked, older: null }
    after = last
  }
}

/** The newest live launch of that day or an earlier one. */
async function findNewestOf({ store }: Pick<World, 'store'>, day: string): Promise<LiveLaunch | null> {
  const [newest] = await store.findLiveLaunches({ words: [], category: null, after: startOf(day), limit: 1 })
  return newest ?? null
}
