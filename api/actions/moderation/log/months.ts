/** No decision is older: the log was introduced later. */
const firstMonth = '2026-01'

/** Months (YYYY-MM) that the log may have decisions of, from the one of a moment back. */
export function* monthsBack(from: Date): Generator<string> {
  for (let month = monthOf(from); month >= firstMonth; month = monthBefore(month)) yield month
}

const monthOf = (moment: Date): string => moment.toISOString().slice(0, 7)

function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return monthOf(new Date(Date.UTC(year, number - 2, 1)))
}
