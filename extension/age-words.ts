const steps: [limit: number, size: number, unit: Intl.RelativeTimeFormatUnit][] = [
  [3600, 60, 'minute'],
  [86_400, 3600, 'hour'],
  [30 * 86_400, 86_400, 'day'],
  [Number.POSITIVE_INFINITY, 30 * 86_400, 'month'],
]
const format = new Intl.RelativeTimeFormat('en', { numeric: 'always' })

/** How long ago something was, as people say it: "just now", "2 hours ago". Milliseconds since 1970. */
export function ageWords(at: number, now: number): string {
  const seconds = Math.max(0, (now - at) / 1000)
  if (seconds < 60) return 'just now'
  const [, size, unit] = steps.find(([limit]) => seconds < limit) ?? [0, 86_400, 'day']
  return format.format(-Math.floor(seconds / size), unit)
}
