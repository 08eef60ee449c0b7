import { locale } from '../../../shared/locale.ts'

const longDay = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The days of a week as people read them: 23 – 29 November 2026. */
export const daysWords = ({ from, to }: { from: string; to: string }): string => longDay.formatRange(Date.parse(from), Date.parse(to))
