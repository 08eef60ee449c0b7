import { startOfWeek, weekOf, type Week } from '../../../shared/weeks.ts'
import { paths } from '../../../shared/paths.ts'
import { addDays } from '../launch/launch.ts'

/** An ISO 8601 week as in its URL: 2026-w48. */
export const weekId = ({ year, week }: Week): string => `${year}-w${String(week).padStart(2, '0')}`

export function readWeekId(id: string): Week | null {
  const [, year, week] = /^(\d{4})-w(\d\d)$/.exec(id) ?? []
  if (year === undefined) return null
  const read = { year: Number(year), week: Number(week) }
  // Only some years have a week 53.
  return weekId(weekOf(new Date(startOfWeek(read)))) === id ? read : null
}

export const weekPath = (week: Week): string => paths.week({ week: weekId(week) })

/** The first and last day of a week, YYYY-MM-DD. */
export function weekDays(week: Week): { from: string; to: string } {
  const from = startOfWeek(week)
  return { from, to: addDays(from, 6) }
}

export const weekAfter = (week: Week, weeks = 1): Week => weekOf(new Date(addDays(startOfWeek(week), 7 * weeks)))

export const weekOfDay = (day: string): Week => weekOf(new Date(day))

/**
 * A week of launches that has ended: its first three. `id` is its year and week, like 2026-w48. Launches with equal votes share a place. `ranked` are
 * the votes that all of its best launches had at the end, most first, those of suspended makers included; weeks from before have only the winners.
 * `isRecounted`: places are others than at the end, because somebody is out.
 */
export type ClosedWeek = { id: string; closedAt: string; first: Winner[]; ranked?: VotesAtEnd[]; isRecounted?: boolean }
export type VotesAtEnd = { launchId: string; upvotes: number; unconfirmed?: number }
type Winner = VotesAtEnd & { place: number }
