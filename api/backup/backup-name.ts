import { minuteMs } from '../../shared/durations.ts'

const pattern = /^slipway-(?<day>\d{4}-\d\d-\d\d)T(?<hour>\d\d)-(?<minute>\d\d)-(?<second>\d\d)Z\.tar\.gz$/u

/** The file name of a backup taken at this time. Names sort by time. */
export const backupName = (takenAt: Date): string => `slipway-${takenAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`

/** When a backup was taken, by its name; null if it isn’t one of ours. */
export function takenAtOf(name: string): Date | null {
  const { day, hour, minute, second } = pattern.exec(name)?.groups ?? {}
  const takenAt = new Date(`${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(takenAt.getTime()) ? null : takenAt
}

/** How far the clocks of two machines may be apart. Milliseconds. */
const clockDifference = 5 * minuteMs

/** Backups from the future, made while the clock was ahead, would hide those made since: they are `passed` if there is another. */
export function chooseNewest(names: readonly string[], now: Date): { name: string | null; passed: string[] } {
  const newestFirst = names.filter((name) => takenAtOf(name) !== null).toSorted((a, b) => (a > b ? -1 : 1))
  const isFuture = (name: string) => (takenAtOf(name)?.getTime() ?? 0) > now.getTime() + clockDifference
  const name = newestFirst.find((each) => !isFuture(each))
  return name === undefined ? { name: newestFirst[0] ?? null, passed: [] } : { name, passed: newestFirst.filter(isFuture) }
}

export const isBackup = (name: string): boolean => takenAtOf(name) !== null
