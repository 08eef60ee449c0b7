import type { Retention } from '../ports/backup.ts'
import { takenAtOf } from './backup-name.ts'

const dayLength = 24 * 60 * 60_000

/**
 * The backups to delete after a new one was made: those beyond the newest `keep`, and those older than `keepDays`. Never the newest, and never
 * a file that isn’t a backup.
 */
export function surplusBackups(names: readonly string[], { keep, keepDays }: Retention, now: Date): string[] {
  const newestFirst = names.filter((name) => takenAtOf(name) !== null).toSorted((a, b) => (a > b ? -1 : 1))
  const oldest = keepDays === null ? Number.NEGATIVE_INFINITY : now.getTime() - keepDays * dayLength
  return newestFirst.filter((name, index) => index > 0 && (index >= keep || (takenAtOf(name)?.getTime() ?? 0) < oldest))
}
