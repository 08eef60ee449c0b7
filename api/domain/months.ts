/** No decision is older: the log was introduced later. */
const firstMoment = new Date('2026-01-01')

/** Months (YYYY-MM), newest first, from a moment’s back to another’s. */
export function* monthsBack(from: Date, until = firstMoment): Generator<string> {
  const last = monthOf(until)
  for (let month = monthOf(from); month >= last; month = monthBefore(month)) yield month
}

const monthOf = (moment: Date): string => moment.toISOString().slice(0, 7)

function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return monthOf(new Date(Date.UTC(year, number - 2, 1)))
}
