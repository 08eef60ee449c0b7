import { dayMs } from '../../shared/durations.ts'

export const day = (date: Date): string => date.toISOString().slice(0, 10)
export const daysFrom = (date: Date, days: number): Date => new Date(date.getTime() + days * dayMs)
export const earlier = (a: Date, b: Date): Date => (a < b ? a : b)
/** The Monday of a date's week in UTC, at the same time of day. */
export const mondayOf = (date: Date): Date => daysFrom(date, -((date.getUTCDay() + 6) % 7))
