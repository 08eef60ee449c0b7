import type { Retention } from '../ports/backup.ts'
import { takenAtOf } from './backup-name.ts'
import { dayMs } from '../../shared/durations.ts'

/** Never the newest, and never a file that isn’t a backup. Backups from the future, made while the clock was ahead, don’t count. */
export function surplusBackups(names: readonly string[], { keep, keepDays }: Retention, now: Date): string[] {
  const timeOf = (name: string) => takenAtOf(name)?.getTime() ?? Number.POSITIVE_INFINITY
  const newestFirst = names.filter((name) => timeOf(name) <= now.getTime()).toSorted((a, b) => (a > b ? -1 : 1))
  const oldest = keepDays === null ? Number.NEGATIVE_INFINITY : now.getTime() - keepDays * dayMs
  return newestFirst.filter((name, index) => index > 0 && (index >= keep || timeOf(name) < oldest))
}
