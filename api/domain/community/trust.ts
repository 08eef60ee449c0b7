import { dayMs } from '../../../shared/durations.ts'
import { trustDays } from '../moderation/maker-trust.ts'

/** How much an account is trusted: `new` until it has taken part, `regular` once it has for a month. */
export type TrustLevel = 'new' | 'member' | 'regular' | 'moderator'

/** What an account has done here. Times are ISO 8601. */
export type TakenPart = {
  joinedAt: string
  isProven: boolean
  /** Days on which it wrote a comment that is public. */
  commentDays: number
  /** A moderator has approved one of its launches, other than those that it took over. */
  hasLaunch: boolean
  /** When moderators deleted one of its comments, restored a listing that it edited, or suspended it. */
  violations: readonly string[]
}

const needed = { member: { days: 3, commentDays: 2 }, regular: { days: 30, commentDays: 5 } } as const
/** More of them make no difference. */
export const maxCommentDays = needed.regular.commentDays

/** Days from joining before an account’s flags help hide something, at any level. */
export const { days: memberDays } = needed.member
const daysSince = (joinedAt: string, now: Date): number => (now.getTime() - Date.parse(joinedAt)) / dayMs
export const hasDays = (joinedAt: string, now: Date): boolean => daysSince(joinedAt, now) >= memberDays

/** What moderators decided against an account counts for 90 days. */
export function trustLevelOf(
  { joinedAt, isProven, commentDays, hasLaunch, violations }: TakenPart,
  now: Date,
): Exclude<TrustLevel, 'moderator'> {
  const since = new Date(now.getTime() - trustDays * dayMs).toISOString()
  if (!isProven || violations.some((at) => at >= since)) return 'new'
  const days = daysSince(joinedAt, now)
  const has = (level: keyof typeof needed) => days >= needed[level].days && commentDays >= needed[level].commentDays
  if (has('regular')) return 'regular'
  return hasLaunch || has('member') ? 'member' : 'new'
}

/** What is missing for the next trust level: days and days with public comments, a verified email, and until when a decision counts. */
export type NextLevel = { level: 'member' | 'regular'; days: number; commentDays: number; isProven: boolean; barredUntil: string | null }

/** Null at the highest level that can be earned. */
export function nextLevelOf(part: TakenPart, now: Date): NextLevel | null {
  const level = { new: 'member', member: 'regular', regular: null }[trustLevelOf(part, now)] as NextLevel['level'] | null
  if (level === null) return null
  const ends = part.violations
    .map((at) => new Date(Date.parse(at) + trustDays * dayMs).toISOString())
    .filter((end) => end > now.toISOString())
  const days = Math.ceil(needed[level].days - daysSince(part.joinedAt, now))
  return {
    level,
    days: Math.max(0, days),
    commentDays: Math.max(0, needed[level].commentDays - part.commentDays),
    isProven: part.isProven,
    barredUntil: ends.toSorted().at(-1) ?? null,
  }
}

/** How many links a comment may have without waiting for a moderator, and how many comments an account can post in an hour. */
export const allowances = {
  new: { links: 0, perHour: 5 },
  member: { links: 3, perHour: 30 },
  regular: { links: 10, perHour: 60 },
  moderator: { links: Infinity, perHour: Infinity },
} as const satisfies Record<TrustLevel, { links: number; perHour: number }>

/** In slow mode, how many minutes somebody waits before commenting on the same launch again. */
export const slowMinutes = 10
