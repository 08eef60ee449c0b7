import type { Issue } from '../../../shared/schemas/error-body.ts'
import type { LaunchStatus } from '../../../shared/vocabulary.ts'
import { Failure, fieldError, lengthErrors, throwFieldErrors } from '../failure.ts'
import { type Launch, addDays, isDay, isPlan, weekFor } from './launch.ts'
import { launchDayErrors, siteDay } from './launch-time.ts'
import { offeredPlans } from './offered-plans.ts'
import { missingErrors } from '../listing/read-field.ts'
import { plainText } from '../plain-text.ts'
import { listingOf } from '../moderation/changes.ts'

/** `launchDate` is YYYY-MM-DD, the site’s weekday for a free launch. `atOnce`: it goes live now. `seen` is the submittedAt of the version that the moderator read. */
export type Move =
  | { event: 'submit'; plan: string; launchDate: string }
  | { event: 'withdraw' }
  | { event: 'approve'; launchDate: string; seen: string | null; confirmedPlan: string; atOnce?: boolean }
  | { event: 'reject'; reason: string; seen: string | null }
  | { event: 'stop'; reason: string }
  | { event: 'take_down'; reason: string }
  | { event: 'unpublish' }
  | { event: 'reopen' }
  | { event: 'publish' }
export type LaunchEvent = Move['event']

/** Someone's role for a launch; a moderator may also be its owner. */
export type Role = 'owner' | 'moderator' | 'service'

type Arrow = { from: readonly LaunchStatus[]; to: LaunchStatus; by: Role }

/** Every allowed status change (design section 3). A connection's token has none of these roles, so it can't change a status. */
export const arrows: Record<LaunchEvent, Arrow> = {
  submit: { from: ['draft'], to: 'pending_review', by: 'owner' },
  withdraw: { from: ['pending_review', 'scheduled'], to: 'draft', by: 'owner' },
  approve: { from: ['pending_review'], to: 'scheduled', by: 'moderator' },
  reject: { from: ['pending_review'], to: 'rejected', by: 'moderator' },
  stop: { from: ['scheduled'], to: 'rejected', by: 'moderator' },
  take_down: { from: ['live'], to: 'rejected', by: 'moderator' },
  unpublish: { from: ['live'], to: 'draft', by: 'owner' },
  reopen: { from: ['rejected'], to: 'draft', by: 'owner' },
  publish: { from: ['scheduled'], to: 'live', by: 'service' },
}

const maxReasonLength = 2000

/** Who makes the change, and when. `isAudited`: the page at the launch's URL has been audited; only a submission needs this. */
type Circumstances = { roles: ReadonlySet<Role>; now: Date; isAudited: boolean }

/** Throws FORBIDDEN for the wrong role, CONFLICT for the wrong status, BAD_REQUEST with every error. The action checks the week. */
export function move(launch: Launch, step: Move, { roles, now, isAudited }: Circumstances): Launch {
  const { from, to, by } = arrows[step.event]
  if (!roles.has(by)) throw new Failure('FORBIDDEN', rejections[by])
  if (!from.includes(launch.status)) throw new Failure('CONFLICT', `You can’t do this while the launch is ${statusWords[launch.status]}.`)
  return { ...launch, ...changes(launch, step, now, isAudited), status: to, updatedAt: now.toISOString() }
}

function changes(launch: Launch, step: Move, now: Date, isAudited: boolean): Partial<Launch> {
  const today = siteDay(now)
  switch (step.event) {
    case 'submit': {
      const { plan, launchDate } = step
      const days = { from: addDays(today, 1), today }
      if (!isPlan(plan) || !offeredPlans().includes(plan))
        return reject([
          ...missingForReview(launch, isAudited),
          fieldError('plan', 'Choose a plan.', 'enum'),
          ...launchDayErrors('premium_7', launchDate, days),
        ])
      // The form offers weeks on the free plan, not dates.
      const isWeekless = plan === 'free' && !isDay(launchDate)
      const dayErrors = isWeekless ? [fieldError('launchDate', 'Choose a week.', 'required')] : launchDayErrors(plan, launchDate, days)
      throwFieldErrors([...missingForReview(launch, isAudited), ...dayErrors])
      return { plan, week: weekFor(plan, launchDate), requestedLaunchDate: launchDate, submittedAt: now.toISOString() }
    }
    case 'withdraw':
      return { ...unplanned, submittedAt: null }
    case 'approve': {
      requireSeen(launch, step.seen)
      const plan = launch.plan ?? 'free'
      const isConfirmed = plan === 'free' || step.confirmedPlan === plan
      throwFieldErrors([
        ...launchDayErrors(plan, step.launchDate, { from: today, today, atOnce: step.atOnce ?? false }),
        ...(isConfirmed ? [] : [fieldError('confirmed', 'Confirm the plan or reject the launch.', 'required')]),
      ])
      return { launchDate: step.launchDate, week: weekFor(plan, step.launchDate), rejectionReason: null }
    }
    case 'reject': {
      requireSeen(launch, step.seen)
      return { ...rejected(launch, step.reason), week: null, requestedLaunchDate: null }
    }
    case 'stop':
    case 'take_down':
      return { ...unplanned, ...rejected(launch, step.reason) }
    case 'unpublish':
      return { ...unplanned, submittedAt: null }
    case 'reopen':
      return { submittedAt: null }
    case 'publish':
      if (launch.launchDate === null || launch.launchDate > today) throw new Failure('CONFLICT', 'The launch date is in the future.')
      return {}
  }
}

const rejected = (launch: Launch, reason: string) => ({ rejectionReason: readReason(reason), rejectedListing: listingOf(launch) })

/** A launch that was live has used its place in a week; the action leaves a tombstone that keeps it taken. */
const unplanned = { week: null, requestedLaunchDate: null, launchDate: null }

/** Moderators see the audit of the submitted URL, so there must be one. */
function missingForReview(launch: Launch, isAudited: boolean): Issue[] {
  const needsAudit = launch.url !== '' && !isAudited
  return [...missingErrors(launch), ...(needsAudit ? [fieldError('url', 'This URL hasn’t been audited yet.', 'unread')] : [])]
}

/** A maker can withdraw and resubmit while a moderator has the page open; the moderator must decide on the current version. */
function requireSeen({ submittedAt }: Launch, seen: string | null): void {
  if (seen !== submittedAt) throw new Failure('CONFLICT', 'The maker resubmitted since you opened this page. Review the new version.')
}

/** Throws BAD_REQUEST for an empty or overlong reason. */
export function readReason(text: string): string {
  const reason = plainText(text)
  if (reason === '') return reject([fieldError('reason', 'Enter a reason so the maker knows what to change.', 'required')])
  throwFieldErrors(lengthErrors('reason', reason, maxReasonLength))
  return reason
}

function reject(errors: Parameters<typeof throwFieldErrors>[0]): never {
  throwFieldErrors(errors)
  throw new Error('reject() needs at least one issue.')
}

const rejections: Record<Role, string> = {
  owner: 'Only this launch’s maker can do this.',
  moderator: 'Only moderators can do this.',
  service: 'Launches go live automatically on their launch date.',
}

const statusWords: Record<LaunchStatus, string> = {
  draft: 'a draft',
  pending_review: 'in review',
  scheduled: 'scheduled',
  live: 'live',
  rejected: 'rejected',
}
