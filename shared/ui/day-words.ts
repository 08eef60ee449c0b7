import { minuteMs } from '../durations.ts'
import { locale } from '../locale.ts'
import { plural } from '../plural.ts'

const months = 'January February March April May June July August September October November December'.split(' ')
const shortMonths = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const weekdays = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ')

/** As American English writes it. Intl would take ten times as long, on every page with dates. */
const styles = {
  long: (date: Date) => `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`,
  short: (date: Date) => `${shortMonths[date.getUTCMonth()]} ${date.getUTCDate()}`,
  month: (date: Date) => `${shortMonths[date.getUTCMonth()]} ${date.getUTCFullYear()}`,
  weekday: (date: Date) => `${weekdays[date.getUTCDay()]}, ${styles.short(date)}, ${date.getUTCFullYear()}`,
}

/** A UTC date (YYYY-MM-DD) as people read it, or the text itself when it is not a date. */
export function dayWords(day: string, style: keyof typeof styles = 'long'): string {
  // Other texts can be long, and would be searched for a date in any form.
  const date = new Date(/^\d{4}-\d\d-\d\d$/.test(day) ? `${day}T00:00:00Z` : NaN)
  return Number.isNaN(date.getTime()) ? day : styles[style](date)
}

const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })

/** How long ago something happened ("2 hours ago"), or its date after a month. Times are ISO 8601 or milliseconds since 1970. */
export function agoWords(at: string | number, now: Date | number): string {
  const moment = new Date(at)
  const minutes = Math.floor((Number(now) - moment.getTime()) / minuteMs)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return relative.format(-minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return relative.format(-hours, 'hour')
  const days = Math.floor(hours / 24)
  return days <= 30 ? relative.format(-days, 'day') : dayWords(moment.toISOString().slice(0, 10))
}

/** A time in words: "November 20, 2026 at 07:42 UTC". */
export const instantWords = (instant: string): string => `${dayWords(instant.slice(0, 10))} at ${instant.slice(11, 16)} UTC`

/** `seconds` as people say it, in whole minutes from one minute up. */
export function waitWords(seconds: number): string {
  if (seconds < 60) return plural(seconds, 'second')
  const minutes = Math.ceil(seconds / 60)
  return plural(minutes, 'minute')
}
