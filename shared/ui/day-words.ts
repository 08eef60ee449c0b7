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
  const date = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? day : styles[style](date)
}
