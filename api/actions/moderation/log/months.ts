/** No decision is older: the log was introduced later. */
const firstMonth = '2026-01'

/** Months (YYYY-MM) that may have decisions in the log, newest first, starting with the given date’s. */
export function* monthsBack(from: Date): Generator<string> {
  for (let month = monthOf(from); month >= firstMonth; month = monthBefore(month)) yield month
}

const monthOf = (moment: Date): string => moment.toISOString().slice(0, 7)

function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return monthOf(new Date(Date.UTC(year, number - 2, 1)))
}
