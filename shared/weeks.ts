import type { FreeWeek } from './schemas/readiness.ts'
import { dayMs, weekMs } from './durations.ts'

/** An ISO 8601 week: `year` is the week-numbering year, which differs from the calendar year around New Year. */
export type Week = { year: number; week: number }

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** 0:00 UTC of the Monday on or before a moment, in milliseconds. */
function mondayBefore(ms: number): number {
  const midnight = Math.floor(ms / dayMs) * dayMs
  const daysSinceMonday = (new Date(midnight).getUTCDay() + 6) % 7
  return midnight - daysSinceMonday * dayMs
}

/** Week 1 is the week with 4 January in it (ISO 8601). */
const firstMonday = (year: number) => mondayBefore(Date.UTC(year, 0, 4))

/** The week a moment falls in, by UTC. */
export function weekOf(date: Date): Week {
  const monday = mondayBefore(date.getTime())
  // A week belongs to the year of its Thursday.
  const year = new Date(monday + 3 * dayMs).getUTCFullYear()
  return { year, week: Math.round((monday - firstMonday(year)) / weekMs) + 1 }
}

/** The Monday of a week as YYYY-MM-DD. */
export const startOfWeek = ({ year, week }: Week): string => dayOf(firstMonday(year) + (week - 1) * weekMs)

/** The `count` weeks that start strictly after the UTC day of `from`, the next Monday first. */
export function nextWeeks(from: Date, count: number): FreeWeek[] {
  const nextMonday = mondayBefore(from.getTime()) + weekMs
  return Array.from({ length: count }, (_, i) => {
    const monday = nextMonday + i * weekMs
    return { ...weekOf(new Date(monday)), startsOn: dayOf(monday) }
  })
}
