import type { Counts } from '../ports/store.ts'
import type { Launch } from '../domain/launch/launch.ts'
import { day, daysFrom } from './days.ts'
import { seeded } from '../../shared/seeded.ts'
import { dayMs } from '../../shared/durations.ts'

const maxDays = 30

/** Daily counters of a live launch: many visitors on the first day, fewer afterwards. */
export function visitsOf({ slug, launchDate, upvotes }: Launch, now: Date): { day: string; counts: Counts }[] {
  if (launchDate === null) return []
  const age = Math.floor((now.getTime() - Date.parse(launchDate)) / dayMs)
  return Array.from({ length: Math.min(age, maxDays) + 1 }, (_, index) => {
    const on = day(daysFrom(new Date(launchDate), Math.max(0, age - maxDays) + index))
    const daysSince = Math.max(0, age - maxDays) + index
    const impressions = Math.round((60 + upvotes * 4) / (1 + daysSince * 0.4)) + seeded(`${slug} ${on}`, 25)
    return { day: on, counts: { impressions, clicks: Math.round((impressions * (4 + seeded(slug, 9))) / 100) } }
  })
}
