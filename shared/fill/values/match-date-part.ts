/** The part of a date that one of three fields takes. */
export type DatePart = 'year' | 'month' | 'day'

/** The digits for a part of a date (YYYY-MM-DD). */
export const partOfDate = (date: string, part: DatePart): string | null =>
  date.trim().split('-')[{ year: 0, month: 1, day: 2 }[part]] ?? null

/** The option for a part of a date (YYYY-MM-DD): by its number, or a month by its place among twelve. Null if there’s none. */
export function matchDatePart(date: string, part: DatePart, options: readonly string[], values: readonly string[]): string | null {
  const number = Number(partOfDate(date, part))
  const at = [values, options].map((texts) => texts.findIndex((text) => Number.parseInt(text, 10) === number)).find((index) => index >= 0)
  const named = options.filter((_, index) => values[index] !== '')
  const index = at ?? (part === 'month' && named.length === 12 ? options.indexOf(named[number - 1] ?? '') : -1)
  return options[index] ?? null
}
