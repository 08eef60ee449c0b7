import { Failure, fieldError, throwFieldErrors, textErrors } from '../failure.ts'
import type { Profile } from '../records.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import { addDays, dayOf, isDay } from '../launch/launch.ts'
import { plainText } from '../plain-text.ts'
import type { Decision, Suspension } from './records.ts'
import words from './words.json' with { type: 'json' }
import { dayMs } from '../../../shared/durations.ts'

export const isSuspended = ({ suspension }: Pick<Profile, 'suspension'>, now: Date): boolean =>
  suspension !== undefined && (suspension.until === null || suspension.until > now.toISOString())

/** Throws FORBIDDEN with the reason and the end of a suspension. */
export function blockSuspended(account: Pick<Profile, 'suspension'>, now: Date): void {
  const { suspension } = account
  if (suspension === undefined || !isSuspended(account, now)) return
  const end = suspension.until === null ? '' : ` until ${dayWords(suspension.until.slice(0, 10))}`
  throw new Failure('FORBIDDEN', `Your account is suspended${end}. Reason: ${suspension.reason}`)
}

/** What moderators decided about a person and didn’t undo, without suspensions that were lifted as mistakes. */
export function standingDecisions(decisions: readonly Decision[]): Decision[] {
  const standing = decisions.filter(({ undone }) => undone === undefined)
  const mistakes = standing.filter(({ mistakenSince }) => mistakenSince !== undefined)
  const isMistaken = ({ action, at }: Decision) =>
    ofSuspensions.has(action) && mistakes.some(({ mistakenSince = '', at: liftedAt }) => at >= mistakenSince && at <= liftedAt)
  return standing.filter((decision) => !isMistaken(decision))
}

const ofSuspensions: ReadonlySet<string> = new Set(['suspend', 'remove_everything', 'lift_suspension'])

/** What everybody reads as the reason why a suspension was lifted as a mistake. */
export const { mistakeReason } = words

export const maxSuspensionReasonLength = 500

/** How long a suspension can last, as forms and the shell say it. */
export const suspensionLengths = { '1d': '1 day', '7d': '7 days', '30d': '30 days', lifted: 'Until lifted' } as const

/** Reasons to start from; moderators edit them. */
export const suspensionReasons: readonly string[] = words.suspensionReasons

const maxYears = 10

/** As typed: `until` is a key of `suspensionLengths`, or a date (YYYY-MM-DD) at whose start the suspension ends. */
export type TypedSuspension = { reason: string; until: string }

/** Reads a suspension’s reason and end. Throws BAD_REQUEST with every error. */
export function readSuspension(typed: TypedSuspension, now: Date): Pick<Suspension, 'reason' | 'until'> {
  const reason = plainText(typed.reason)
  const length = typed.until.trim()
  const until = endOf(length, now)
  const missing = reason === '' ? [fieldError('reason', 'Enter a reason. The person will see it.', 'required')] : []
  throwFieldErrors([
    ...(missing.length > 0 ? missing : textErrors('reason', reason, maxSuspensionReasonLength)),
    ...(until === undefined
      ? [fieldError('until', 'Choose how long, or enter a date between tomorrow and ten years from now.', 'invalid')]
      : []),
  ])
  return { reason, until: until ?? null }
}

/** Undefined if it isn’t one. */
function endOf(length: string, now: Date): string | null | undefined {
  if (length === 'lifted') return null
  const today = dayOf(now)
  const [, days] = /^(1|7|30)d$/.exec(length) ?? []
  if (days !== undefined) return new Date(now.getTime() + Number(days) * dayMs).toISOString()
  if (!isDay(length) || length <= today || length > addDays(today, maxYears * 365)) return undefined
  return `${length}T00:00:00.000Z`
}
