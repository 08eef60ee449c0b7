const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
const formats = {
  long: format({ day: 'numeric', month: 'long', year: 'numeric' }),
  short: format({ day: 'numeric', month: 'short' }),
  month: format({ month: 'short', year: 'numeric' }),
  weekday: format({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
}

/** A UTC date (YYYY-MM-DD) as people read it, or the text itself when it is not a date. */
export function dayWords(day: string, style: keyof typeof formats = 'long'): string {
  const time = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(time) ? day : formats[style].format(time)
}
