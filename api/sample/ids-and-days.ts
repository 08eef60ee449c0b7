import { seeded } from '../../shared/seeded.ts'
import { dayMs } from '../../shared/durations.ts'

/** An id in the service's format, sorted by time, but always the same for a time and a text. */
export function sampleId(at: string, text: string): string {
  const random = [1, 2, 3, 4, 5].map((part) => seeded(`${part} ${text}`, 0x10000).toString(16).padStart(4, '0'))
  return Date.parse(at).toString(16).padStart(12, '0') + random.join('')
}

export const day = (date: Date): string => date.toISOString().slice(0, 10)
export const daysFrom = (date: Date, days: number): Date => new Date(date.getTime() + days * dayMs)
export const earlier = (a: Date, b: Date): Date => (a < b ? a : b)
/** The Monday of a date's week in UTC, at the same time of day. */
export const mondayOf = (date: Date): Date => daysFrom(date, -((date.getUTCDay() + 6) % 7))
