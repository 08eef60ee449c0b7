import { isLive, type Launch } from '../domain/launch/launch.ts'
import { rank, winnersOf } from '../domain/weeks/rank.ts'
import type { ClosedWeek } from '../domain/weeks/records.ts'
import { weekAfter, weekDays, weekId, weekOfDay } from '../domain/weeks/week-id.ts'
import { day } from './days.ts'

/** Closes the weeks of the sample launches that have ended, as the service would have done: the launches with their places, and the weeks. */
export function closeSampleWeeks(launches: readonly Launch[], now: Date): { launches: Launch[]; weeks: ClosedWeek[] } {
  const places = new Map<string, Launch['weekPlace']>()
  const weeks: ClosedWeek[] = []
  for (const [id, found] of Map.groupBy(launches.filter(isLive), ({ launchDate }) => weekId(weekOfDay(launchDate)))) {
    const week = weekOfDay(found[0]?.launchDate ?? day(now))
    if (weekDays(week).to >= day(now)) continue
    const winners = winnersOf(rank(found, id))
    for (const { place, launch } of winners) places.set(launch.id, { ...week, place })
    const first = winners.map(({ place, launch: { id: launchId, upvotes } }) => ({ launchId, place, upvotes }))
    weeks.push({ id, closedAt: new Date(weekDays(weekAfter(week)).from).toISOString(), first })
  }
  const closed = launches.map((launch) => {
    const weekPlace = places.get(launch.id)
    return weekPlace === undefined ? launch : { ...launch, weekPlace }
  })
  return { launches: closed, weeks }
}
