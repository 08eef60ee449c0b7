import type { TimeOfDay } from '../ports/backup.ts'
import { hourMs, dayMs } from '../../shared/durations.ts'

/** Earlier runs; null if there were none. */
export type Runs = {
  /** When one last succeeded. */
  succeededAt: Date | null
  /** The last that failed. */
  failedAt: Date | null
}

/** After a failure, how long to wait before trying again. */
export const retryAfter = hourMs

/** The last time at or before `now` for which a daily backup was planned. */
export function lastPlanned({ hour, minute }: TimeOfDay, now: Date): Date {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), hour, minute)
  return new Date(today <= now.getTime() ? today : today - dayMs)
}

/** Whether to make a backup now: none succeeded since it was planned, also if the service was down at that time. */
export function isBackupDue(at: TimeOfDay, runs: Runs, now: Date): boolean {
  const { succeededAt } = runs
  // One in the future was made while the clock was wrong.
  if (succeededAt !== null && succeededAt >= lastPlanned(at, now) && succeededAt <= now) return false
  return !isResting(runs, now)
}

/** Whether to restore the newest backup for a check: once a week, and only once there is a backup. */
export function isCheckDue(checks: Runs, backups: Runs, now: Date): boolean {
  if (backups.succeededAt === null) return false
  if (checks.succeededAt !== null && now.getTime() - checks.succeededAt.getTime() < 7 * dayMs) return false
  return !isResting(checks, now)
}

function isResting({ succeededAt, failedAt }: Runs, now: Date): boolean {
  if (failedAt === null || (succeededAt !== null && succeededAt >= failedAt)) return false
  return Math.abs(now.getTime() - failedAt.getTime()) < retryAfter
}
