import { dayMs } from '../../durations.ts'
import dateWords from '../words/date-formats.json' with { type: 'json' }

/** A format that dates are written in, such as “DD/MM/YYYY”. Empty if nothing is said of one, null if it can’t be known: “01/02/2026” has two readings. */
export type DateFormat = string | null

/** Letters for parts of dates in languages of directories: “TT.MM.JJJJ”, “GG/AA/YYYY” (Turkish), “PP.KK.VVVV” (Finnish). */
const years = 'yyyy|aaaa|jjjj|гггг|rrrr|åååå|vvvv|éééé|yy|aa|jj|rr|гг'
const days = 'dd|d|tt|t|jj|j|gg|g|дд|д|pp|p|nn'
const months = 'mm|m|мм|м|aa|kk|k|hh'
const mark = '(?<mark>\\s?[./\\-–]\\s?|\\s)'
const whole = (...parts: string[]) => new RegExp(`(?<![\\p{L}\\p{N}])${parts.join('')}(?![\\p{L}\\p{N}])`, 'iu')

const shapes = [
  [whole(`(?<day>${days})${mark}(?<month>${months})\\k<mark>(?<year>${years})`), ['day', 'month', 'year']],
  [whole(`(?<year>${years})${mark}(?<month>${months})\\k<mark>(?<day>${days})`), ['year', 'month', 'day']],
  [whole(`(?<month>mm|m)${mark}(?<day>dd|d)\\k<mark>(?<year>yyyy|yy)`), ['month', 'day', 'year']],
] as const

/** Also the rest of a format whose day is in the label. */
const monthAndYear = whole('(?<!\\p{L}[/.-])mm(?<mark>[/.-])(?:yyyy|aaaa|jjjj)')

/** Formats in words, as “day/month/year” is. */
const named = Object.entries(dateWords).map(([words, format]) => [whole(words), format] as const)

const [chinese, korean] = [/[y\d]{2,4}\s?年\s?[m\d]{1,2}\s?月\s?[d\d]{1,2}\s?日/iu, /[y\d]{2,4}\s?년\s?[m\d]{1,2}\s?월\s?[d\d]{1,2}\s?일/iu]

/** The format that the texts beside a control ask for, the first that says any, and that its pattern takes. */
export function readDateFormat(texts: readonly string[], pattern: string): DateFormat {
  const said = [...texts.map(formatIn), ...texts.map(monthIn)].find((format) => format !== undefined)
  if (said === undefined) return pattern === '' ? '' : formatOf(pattern)
  return said === null || pattern === '' || isTaken(said, pattern) ? said : null
}

const monthIn = (text: string): DateFormat | undefined => {
  const found = monthAndYear.exec(text)?.groups?.['mark']
  return found === undefined ? undefined : `MM${found}YYYY`
}

/** Undefined if the text says nothing of dates, null if it can’t be known what. */
function formatIn(text: string): DateFormat | undefined {
  for (const [pattern, order] of shapes) {
    const groups = pattern.exec(text)?.groups
    if (groups) return order.map((part) => sized(part, groups[part] ?? '')).join(groups['mark'])
  }
  for (const [pattern, format] of named) {
    const found = pattern.exec(text)?.groups?.['mark']
    if (found !== undefined) return format.replaceAll('*', found)
  }
  if (chinese.test(text)) return 'YYYY年M月D日'
  return korean.test(text) ? 'YYYY년 M월 D일' : formatOfExample(text)
}

function sized(part: 'day' | 'month' | 'year', text: string): string {
  if (part === 'year') return text.length > 2 ? 'YYYY' : 'YY'
  const letter = part === 'day' ? 'D' : 'M'
  return text.length > 1 ? letter + letter : letter
}

const inNames = /(?<!\d)\d{1,2}(?:st|nd|rd|th|\.)? \p{L}{3,}\.?,? \d{4}|\p{L}{3,}\.? \d{1,2}(?:st|nd|rd|th)?, \d{4}/u

/** “31.12.2026”: a number over twelve is a day, and dots stand after days. */
function formatOfExample(text: string): DateFormat | undefined {
  const iso = /(?<!\d)\d{4}([./-])(\d{1,2})\1(\d{1,2})(?!\d)/.exec(text)
  if (iso) return [`YYYY`, sized('month', iso[2] ?? ''), sized('day', iso[3] ?? '')].join(iso[1])
  const [, one = '', between = '', two = ''] = /(?<!\d)(\d{1,2})(\. ?|[/-])(\d{1,2})\2\d{4}(?!\d)/.exec(text) ?? []
  if (one === '') return inNames.test(text) ? null : undefined
  if (between.startsWith('.') || Number(one) > 12) return [sized('day', one), sized('month', two), 'YYYY'].join(between)
  return Number(two) > 12 ? [sized('month', one), sized('day', two), 'YYYY'].join(between) : null
}

const usual = ['YYYY-MM-DD', 'YYYY/MM/DD', 'YYYYMMDD', 'DD.MM.YYYY', 'DD/MM/YYYY', 'MM/DD/YYYY', 'DD-MM-YYYY', 'MM-DD-YYYY']

/** The one format whose dates a pattern takes; null if it takes several, or none. */
function formatOf(pattern: string): DateFormat {
  const taken = usual.filter((format) => isTaken(format, pattern))
  return taken.length === 1 ? (taken[0] ?? null) : null
}

function isTaken(format: string, pattern: string): boolean {
  try {
    const taken = new RegExp(`^(?:${pattern})$`, 'v')
    return ['2026-12-31', '2027-02-03'].every((date) => taken.test(writeDate(date, format) ?? ''))
  } catch {
    return true // browsers, too, don’t mind a pattern that isn’t one
  }
}

/** A date (YYYY-MM-DD) in a format. Null if the text isn’t one. */
export function writeDate(date: string, format: string): string | null {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? []
  if (year === '') return null
  const parts: Record<string, string> = { YYYY: year, YY: year.slice(2), MM: month, M: `${Number(month)}`, DD: day, D: `${Number(day)}` }
  return format.replace(/YYYY|YY|MM?|DD?/g, (part) => parts[part] ?? part)
}

/** The ISO week of a date, as inputs for weeks take it: “2026-W49”. */
export function writeWeek(date: string): string | null {
  const at = new Date(`${date}T00:00:00Z`)
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(at.getTime())) return null
  // The Thursday of a week tells its year.
  at.setUTCDate(at.getUTCDate() + 4 - (at.getUTCDay() || 7))
  const week = Math.ceil(((at.getTime() - Date.UTC(at.getUTCFullYear(), 0, 1)) / dayMs + 1) / 7)
  return `${at.getUTCFullYear()}-W${String(week).padStart(2, '0')}`
}

/** A date as a box of a type takes it. Null if it can’t be. */
export function dateInForm(date: string, type: string, format: DateFormat): string | null {
  if (type === 'month') return writeDate(date, 'YYYY-MM')
  if (type === 'week') return writeWeek(date)
  if (type === 'date' || format === '') return date
  return format === null ? null : writeDate(date, format)
}
