import { Failure } from './failure.ts'

/** How much of something one caller may ask for in a stretch of time. */
export type Quota = {
  points: number
  seconds: number
  /** What is counted, in the singular, as the refusal says it: “10 audits per hour”. */
  unit: string
  /** Counted over all processes of a database; otherwise by each process for itself. */
  shared: boolean
  /** How the RateLimit headers call it; its key in the table where left out. */
  header?: string
}

export type QuotaSettings = { readsPerMinute: number; auditsPerHour: number; draftsPerHour: number; signUpsPerHour: number }

const minute = 60
const quarter = 15 * minute
const hour = 60 * minute

/** How many attempts an hour allows for each draft: without a limit on them, URLs that fail could be visited without end. */
const attemptsPerDraft = 6

/**
 * Every rate limit of the service. Reads cost little, so each process counts them alone; whatever crawls, writes or guesses is counted over
 * all of them.
 */
export const quotasOf = ({ readsPerMinute, auditsPerHour, draftsPerHour, signUpsPerHour }: QuotaSettings) =>
  ({
    reads: { points: readsPerMinute, seconds: minute, unit: 'API read', shared: false },
    tokenReads: { points: readsPerMinute * 10, seconds: minute, unit: 'API read', shared: false, header: 'reads' },
    /** Calls that ask for an audit or a draft, valid or not. */
    requests: { points: readsPerMinute, seconds: minute, unit: 'request', shared: false },
    /** A page a person opens is worth several reads. */
    pages: { points: readsPerMinute * 5, seconds: minute, unit: 'page', shared: false },
    /** Whatever an MCP client sends; a tool call takes a read as well. */
    messages: { points: readsPerMinute * 5, seconds: minute, unit: 'message', shared: false },
    audits: { points: auditsPerHour, seconds: hour, unit: 'audit', shared: true },
    drafts: { points: draftsPerHour, seconds: hour, unit: 'draft', shared: true },
    draftAttempts: { points: draftsPerHour * attemptsPerDraft, seconds: hour, unit: 'draft attempt', shared: true, header: 'tries' },
    pairings: { points: 10, seconds: 10 * minute, unit: 'connection link', shared: true },
    codes: { points: 15, seconds: 10 * minute, unit: 'wrong code', shared: true },
    comments: { points: 20, seconds: 10 * minute, unit: 'comment', shared: true },
    /** What leaves a record for good in a launch's history, of one account. */
    changes: { points: 30, seconds: 10 * minute, unit: 'change', shared: true },
    signUps: { points: signUpsPerHour, seconds: hour, unit: 'new account', shared: true },
    /** Failed sign-ins: of one account from one address, from one address, and of one account from everywhere. */
    accountTries: { points: 10, seconds: quarter, unit: 'failed sign-in', shared: true },
    addressTries: { points: 30, seconds: quarter, unit: 'failed sign-in', shared: true },
    everywhereTries: { points: 100, seconds: quarter, unit: 'failed sign-in', shared: true },
    /** Reset links sent to one account, and asked for from one address. */
    resetMails: { points: 6, seconds: 2 * quarter, unit: 'reset email', shared: true },
    resetRequests: { points: 10, seconds: 2 * quarter, unit: 'reset request', shared: true },
  }) as const satisfies Record<string, Quota>

export type QuotaName = keyof ReturnType<typeof quotasOf>
export type Quotas = Record<QuotaName, Quota>

const periods: Record<number, string> = { [minute]: 'minute', [hour]: 'hour' }

/** A quota as a person says it: “60 API reads per minute”. */
export const quotaText = ({ points, seconds, unit }: Quota): string =>
  `${points} ${unit}${points === 1 ? '' : 's'} per ${periods[seconds] ?? `${seconds / minute} minutes`}`

/** A wait as a person says it. */
export const waitText = (seconds: number): string => {
  if (seconds < 100) return seconds === 1 ? '1 second' : `${seconds} seconds`
  return `${Math.ceil(seconds / minute)} minutes`
}

/** Whole seconds until the whole quota is back. The machine's clock may have been put back: a wait is never longer than the window. */
export const waitOf = ({ seconds }: Quota, msBeforeNext: number): number => Math.min(seconds, Math.max(1, Math.ceil(msBeforeNext / 1000)))

/** The refusal of whoever has used a quota up. It names the quota. */
export function quotaFailure(name: string, quota: Quota, msBeforeNext: number): Failure {
  const wait = waitOf(quota, msBeforeNext)
  const { points, seconds } = quota
  const message = `The limit is ${quotaText(quota)}. Try again in ${waitText(wait)}.`
  return new Failure('TOO_MANY_REQUESTS', message, { retryAfter: wait, quota: { name, limit: points, seconds } })
}
