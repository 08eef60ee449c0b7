const minute = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})

/** A time in words: "20 November 2026 at 07:42 UTC". */
export const instantWords = (instant: string): string => `${minute.format(new Date(instant)).replace(', ', ' at ')} UTC`
