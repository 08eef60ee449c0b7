import { dayWords } from './launch-weeks.ts'

const minute = 60_000
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** How long ago a moment was, as people say it; the day itself after a month. */
export function momentWords(at: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / minute))
  if (minutes < 1) return 'just now'
  if (minutes < 60) return relative.format(-minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return relative.format(-hours, 'hour')
  const days = Math.floor(hours / 24)
  return days <= 30 ? relative.format(-days, 'day') : dayWords(at.slice(0, 10))
}
