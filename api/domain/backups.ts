import { hourMs } from '../../shared/durations.ts'

/** What is known about the service’s own backups, or about the checks that they can be restored. Times are ISO 8601. */
export type Runs = {
  /** The last that succeeded. `name` is the backup’s. */
  good: { at: string; name: string; bytes: number; seconds: number } | null
  /** The last that failed, and how many have failed since the last good one. */
  bad: { at: string; reason: string; since: number } | null
}

export type BackupState = {
  backup: Runs
  check: Runs
  /** When an owner last asked for a backup. */
  askedAt?: string
}
export type BackupJob = 'backup' | 'check'

/** Whether an owner’s request is waiting: no backup has begun since, or failed. */
export const isAsked = ({ askedAt, backup: { good, bad } }: BackupState): boolean =>
  askedAt !== undefined && (good === null || Date.parse(askedAt) > Date.parse(good.at) - good.seconds * 1000) && askedAt > (bad?.at ?? '')

export const noBackups: BackupState = { backup: { good: null, bad: null }, check: { good: null, bad: null } }

/** Moderators see it; the log has all of it. Characters. */
const maxReasonLength = 300

export function afterBad(runs: Runs, at: string, reason: string): Runs {
  const since = isFailing(runs) ? (runs.bad?.since ?? 0) : 0
  return { ...runs, bad: { at, reason: withoutPlaces(reason).slice(0, maxReasonLength), since: since + 1 } }
}

const isFailing = ({ good, bad }: Runs): boolean => bad !== null && (good === null || good.at < bad.at)

/** No run was noted for so long after a failure, which is retried every hour: backups or checks were turned off, or the service was. Milliseconds. */
const forgottenAfter = 48 * hourMs

/** Whether people should do something about it. */
export const isTrouble = (runs: Runs, now: Date): boolean =>
  isFailing(runs) && runs.bad !== null && now.getTime() - Date.parse(runs.bad.at) < forgottenAfter

export const failuresOf = (runs: Runs): number => (isFailing(runs) ? (runs.bad?.since ?? 0) : 0)

/** No page shows where files are on the server, or the addresses of other servers. */
const withoutPlaces = (text: string): string =>
  addresses.reduce((left, address) => left.replaceAll(address, '…'), text).replaceAll(paths, '')

/** In the words of Node.js, PostgreSQL’s programs and S3 clients. */
const addresses = [
  /(?<=\b(?:at|host name|on socket) )"[^"]*"(?: \([^)]*\))?(?:, port \d+)?/gu,
  /https?:\/\/(?:\[[^\]\s]*\]|[^\s/:]+)(?::\d+)?/gu,
  /(?<=\b(?:ENOTFOUND|EAI_AGAIN) )\S+/gu,
  // IPv6, then IPv4, then names with a port.
  /(?<![\w:])\[?(?:(?:[\da-f]{1,4}:){5,8}[\da-f.]+|[\da-f:]*::[\da-f:.]*)(?:%\w+)?(?:\](?::\d+)?)?(?!\w)/giu,
  /\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\b/gu,
  /\b[a-z][\w-]*(?:\.[\w-]+)*:\d{2,5}\b/giu,
]

const paths = /(?<=^|[\s(“"'])(?:\/[^\s/,;:]+)+\/(?=[^\s/,;:])/gmu

/** A size as people read it: `3.4 MB`. */
export function printedSize(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB']
  let size = bytes
  let unit = 0
  for (; size >= 1000 && unit < units.length - 1; unit += 1) size /= 1000
  return `${unit === 0 || size >= 100 ? Math.round(size) : size.toFixed(1)} ${units[unit]}`
}
