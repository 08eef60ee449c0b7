import type { ProductSummary } from '../../shared/schemas/product.ts'
import { startOfWeek, weekOf } from '../../shared/weeks.ts'

const dayMs = 86_400_000
const longDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const mondayOf = (date: Date) => startOfWeek(weekOf(date))

export type LaunchWeek<T> = { title: string; days: string; launches: T[] }

/** Launches in the order given, by ISO 8601 week. `now` decides which week is called this one. */
export function groupByWeek<T extends Pick<ProductSummary, 'launchDate'>>(launches: T[], now: Date): LaunchWeek<T>[] {
  const names = new Map([
    [mondayOf(now), 'This week'],
    [mondayOf(new Date(now.getTime() - 7 * dayMs)), 'Last week'],
  ])
  const weeks = Map.groupBy(launches, ({ launchDate }) => mondayOf(new Date(timeOf(launchDate))))
  return [...weeks].map(([monday, found]) => {
    const days = longDay.formatRange(timeOf(monday), timeOf(monday) + 6 * dayMs)
    const name = names.get(monday)
    return { title: name ?? days, days: name === undefined ? '' : days, launches: found }
  })
}
