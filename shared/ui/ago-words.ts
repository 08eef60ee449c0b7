import { dayWords } from './day-words.ts'
import { minuteMs } from '../durations.ts'
import { locale } from '../locale.ts'

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
