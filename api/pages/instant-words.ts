const minute = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})

/** An instant as people read it: "20 November 2026 at 07:42 UTC". */
export const instantWords = (instant: string): string => `${minute.format(new Date(instant)).replace(', ', ' at ')} UTC`

/** How long ago, in the largest fitting unit. */
export function agoWords(instant: string, now: Date): string {
  const seconds = Math.max(0, Math.round((now.getTime() - Date.parse(instant)) / 1000))
  if (seconds < 60) return 'just now'
  const units = [
    [86_400, 'day'],
    [3600, 'hour'],
    [60, 'minute'],
  ] as const
  const [size, name] = units.find(([length]) => seconds >= length) ?? units[2]
  const count = Math.floor(seconds / size)
  return `${count} ${name}${count === 1 ? '' : 's'} ago`
}
