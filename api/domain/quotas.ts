import { Failure } from './failure.ts'
import { plural } from '../../shared/plural.ts'
import words from './quota-words.json' with { type: 'json' }

export type Quota = {
  points: number
  seconds: number
  /** The counted unit in the singular, as in the error message: “10 audits per hour”. */
  unit: string
  /** Defaults to the unit with an s. */
  plural?: string
  /** Counted across all processes that share a database; otherwise per process. */
  shared: boolean
  /** Its name in the RateLimit headers; defaults to its key in the table. */
  header?: string
  /** Not in the RateLimit headers: callers learn of it only when they are refused. */
  isQuiet?: boolean
}

/** Who uses a quota: an account, or a block of IP addresses. `share` is how many quotas it has. */
export type Holder = { key: string; share: number }

export const accountHolder = (id: string): Holder[] => [{ key: id, share: 1 }]

/**
 * How many quotas an IPv6 block has, by the length of its prefix. A customer is given anything from a /64 to a /48 (RFC 6177; RIPE-690
 * suggests a /56 for a home and a /48 for a business), so whoever has a wider block gets more than a home, but not a quota for each of its
 * 65,536 networks. An IPv4 address has one. The /32, and the /24 and /20 of IPv4, have no quota: with their shares, `crowd.ts` sees who fills a queue.
 */
export const blockShares = { 64: 1, 56: 4, 48: 16, 32: 64, 24: 32, 20: 64 } as const

export type QuotaSettings = { readsPerMinute: number; auditsPerHour: number; draftsPerHour: number; signUpsPerHour: number }

const minute = 60
const quarter = 15 * minute
const hour = 60 * minute
const day = 24 * hour

/** Attempts allowed per draft and hour. Without this limit, URLs that fail could be visited endlessly. */
const attemptsPerDraft = 6

/** Reads are cheap, so each process counts its own; crawls, writes and guesses are counted across all processes. */
export const quotasOf = ({ readsPerMinute, auditsPerHour, draftsPerHour, signUpsPerHour }: QuotaSettings) =>
  ({
    reads: { points: readsPerMinute, seconds: minute, unit: 'API read', shared: false },
    tokenReads: { points: readsPerMinute * 10, seconds: minute, unit: 'API read', shared: false, header: 'reads' },
    /** Calls that ask for an audit or a draft, valid or not. */
    requests: { points: readsPerMinute, seconds: minute, unit: 'audit or draft request', shared: false },
    /** Page views, several times as many as API reads. */
    pages: { points: readsPerMinute * 5, seconds: minute, unit: 'page view', shared: false },
    /** Every message of an MCP client; a tool call also counts as a read. */
    messages: { points: readsPerMinute * 5, seconds: minute, unit: 'MCP message', shared: false },
    /** Tokens and sessions without a connection: each costs a query, before it is known whose quota to count. */
    lookups: { ...words.lookups, points: readsPerMinute * 5, seconds: minute, shared: false, isQuiet: true },
    audits: { points: auditsPerHour, seconds: hour, unit: 'audit', shared: true },
    drafts: { points: draftsPerHour, seconds: hour, unit: 'draft', shared: true },
    draftAttempts: { points: draftsPerHour * attemptsPerDraft, seconds: hour, unit: 'draft attempt', shared: true, header: 'tries' },
    /** Refunds for visits that we gave up because we were busy. Unlimited ones would let a site that keeps us busy be visited endlessly. */
    visitsGivenUp: { ...words.visitsGivenUp, points: auditsPerHour * 3, seconds: hour, shared: true, isQuiet: true },
    pairings: { points: 10, seconds: 10 * minute, unit: 'connection link', shared: true },
    /** Wrong connection codes: per account, and from all accounts in a network. */
    codes: { points: 15, seconds: 10 * minute, unit: 'wrong code', shared: true },
    networkCodes: { points: 100, seconds: 10 * minute, unit: 'wrong code', shared: true },
    /** OAuth clients that register themselves. Everyone who uses a hosted one comes from the same network. */
    clientRegistrations: { points: 60, seconds: hour, unit: 'tool registration', shared: true },
    /** OAuth requests that can't be shown to an account: reading one may visit a site that the client names. */
    invalidRequests: {
      points: 30,
      seconds: 10 * minute,
      unit: 'invalid connection request',
      shared: true,
      isQuiet: true,
    },
    /** Codes and tokens of OAuth that turn out to be worth nothing. */
    tokenTries: { points: 100, seconds: 10 * minute, unit: 'failed token request', shared: true },
    /** Emails to an account about its new connections. The owner of an unverified address may never have signed up. */
    connectionMails: { ...words.connectionMails, points: 5, seconds: hour, shared: true },
    /** Emails about launches to an account: however much is written about them, it doesn't flood anyone's mailbox. */
    noticeMails: { ...words.noticeMails, points: 40, seconds: day, shared: true },
    unverifiedMails: { points: 1, seconds: day, unit: 'email', shared: true },
    pictures: { points: 120, seconds: hour, unit: 'picture', shared: true },
    comments: { points: 20, seconds: 10 * minute, unit: 'comment', shared: true },
    saves: { ...words.saves, points: 100, seconds: 10 * minute, shared: true },
    contentReports: { points: 20, seconds: day, unit: 'flag', shared: true },
    logExports: { points: 20, seconds: hour, unit: 'export', shared: true },
    /** Changes by one account that add to a launch's history, or to its own page. */
    changes: { points: 30, seconds: 10 * minute, unit: 'change', shared: true },
    listingChecks: { points: 30, seconds: hour, unit: 'listing check', shared: true },
    /** Changes by one account to its submission plans: ten places take about forty. */
    planChanges: { ...words.planChanges, points: 200, seconds: 10 * minute, shared: true },
    wordings: { ...words.wordings, points: 30, seconds: hour, shared: true },
    webhookChanges: { ...words.webhookChanges, points: 60, seconds: hour, shared: true },
    webhookSends: { points: 30, seconds: hour, unit: 'test or resent event', shared: true },
    dataDownloads: { points: 10, seconds: hour, unit: 'download', shared: true },
    /** Each sends an email. */
    deletionRequests: { ...words.deletionRequests, points: 10, seconds: day, shared: true },
    signUps: { points: signUpsPerHour, seconds: hour, unit: 'new account', shared: true },
    inviteCodes: { points: 15, seconds: 10 * minute, unit: 'wrong invitation code', shared: true },
    /** Further verification emails: per account, and per network. */
    verifyMails: { points: 5, seconds: hour, unit: 'verification email', shared: true },
    verifyRequests: { points: 20, seconds: hour, unit: 'verification email', shared: true },
    emailChanges: { points: 5, seconds: day, unit: 'email change', shared: true },
    /** Failed sign-ins: per account and IP, per IP, and per account from anywhere. */
    accountTries: { points: 10, seconds: quarter, unit: 'failed sign-in', shared: true },
    addressTries: { points: 30, seconds: quarter, unit: 'failed sign-in', shared: true },
    everywhereTries: { points: 100, seconds: quarter, unit: 'failed sign-in', shared: true },
    /** Per account. Only people who know the password get this far, so no stranger can lock the owner out. */
    secondFactorTries: { points: 20, seconds: day, unit: 'wrong code', shared: true },
    /** Resets of the password that allow as many again: otherwise, who reads somebody’s email could try codes without end. */
    secondFactorRenewals: { points: 2, seconds: day, unit: 'renewal', shared: true },
    /** Reset links sent to one email, and requested per IP. */
    resetMails: { points: 6, seconds: 2 * quarter, unit: 'reset email', shared: true },
    resetRequests: { points: 10, seconds: 2 * quarter, unit: 'reset request', shared: true },
  }) as const satisfies Record<string, Quota>

export type QuotaName = keyof ReturnType<typeof quotasOf>
export type Quotas = Record<QuotaName, Quota>

const periods: Record<number, string> = { [minute]: 'minute', [hour]: 'hour', [day]: 'day' }

/** A quota in words: “60 API reads per minute”. */
export const quotaText = ({ points, seconds, unit, plural: many }: Quota): string =>
  `${plural(points, unit, many)} per ${periods[seconds] ?? `${seconds / minute} minutes`}`

export const waitText = (seconds: number): string => {
  if (seconds < 100) return plural(seconds, 'second')
  return seconds < 2 * hour ? `${Math.ceil(seconds / minute)} minutes` : `${Math.ceil(seconds / hour)} hours`
}

/** Whole seconds until the quota resets. Never longer than the window, even if the machine's clock was set back. */
export const waitOf = ({ seconds }: Quota, msBeforeNext: number): number => Math.min(seconds, Math.max(1, Math.ceil(msBeforeNext / 1000)))

/** The error for a used-up quota. It names the quota, and its size for the holder that used it up. */
export function quotaFailure(name: string, quota: Quota, share: number, msBeforeNext: number): Failure {
  const wait = waitOf(quota, msBeforeNext)
  const points = quota.points * share
  const limit = `The limit ${share > 1 ? 'for your network ' : ''}is ${quotaText({ ...quota, points })}.`
  const data = { retryAfter: wait, quota: { name, limit: points, seconds: quota.seconds } }
  return new Failure('TOO_MANY_REQUESTS', `${limit} Try again in ${waitText(wait)}.`, data)
}
