import type { Issue } from '../../shared/schemas/error-body.ts'
import type { LaunchStatus } from '../../shared/vocabulary.ts'
import { Failure } from './failure.ts'
import { fault, refuseFaults } from './field-faults.ts'
import type { Launch } from './launch.ts'
import { addDays, dayOf, isDay, isPlan, launchDayFaults, weekFor } from './launch-plan.ts'
import { missingFaults } from './listing-draft.ts'
import { lengthOf, plainText } from './plain-text.ts'

/**
 * What can happen to a launch. `launchDate` is YYYY-MM-DD: of a free launch the Monday of its week. A decision names the submission that
 * was looked at (`seen`, its submittedAt), and an approval the paid plan that was confirmed.
 */
export type Move =
  | { event: 'submit'; plan: string; launchDate: string }
  | { event: 'withdraw' }
  | { event: 'approve'; launchDate: string; seen: string | null; confirmedPlan: string }
  | { event: 'reject'; reason: string; seen: string | null }
  | { event: 'take_down'; reason: string }
  | { event: 'reopen' }
  | { event: 'publish' }
export type LaunchEvent = Move['event']

/** What somebody is to a launch; a moderator may be its owner as well. */
export type Role = 'owner' | 'moderator' | 'service'

type Arrow = { from: readonly LaunchStatus[]; to: LaunchStatus; by: Role }

/** Design section 3, every arrow of it. A connection's token is none of the roles: it moves nothing. */
export const arrows: Record<LaunchEvent, Arrow> = {
  submit: { from: ['draft'], to: 'pending_review', by: 'owner' },
  withdraw: { from: ['pending_review', 'scheduled'], to: 'draft', by: 'owner' },
  approve: { from: ['pending_review'], to: 'scheduled', by: 'moderator' },
  reject: { from: ['pending_review'], to: 'rejected', by: 'moderator' },
  take_down: { from: ['live'], to: 'rejected', by: 'moderator' },
  reopen: { from: ['rejected'], to: 'draft', by: 'owner' },
  publish: { from: ['scheduled'], to: 'live', by: 'service' },
}

const longestReason = 2000

/** Who asks, and when. `isRead`: somebody has looked at the page at the launch's address; only a submission asks that. */
type Circumstances = { roles: ReadonlySet<Role>; now: Date; isRead: boolean }

/**
 * The launch after an event. Throws Failure: FORBIDDEN for who may not, CONFLICT where the status has no such arrow, BAD_REQUEST with
 * every fault of what was given. Whether a week has room is for the store to say.
 */
export function move(launch: Launch, step: Move, { roles, now, isRead }: Circumstances): Launch {
  const { from, to, by } = arrows[step.event]
  if (!roles.has(by)) throw new Failure('FORBIDDEN', refusals[by])
  if (!from.includes(launch.status)) throw new Failure('CONFLICT', `This cannot be done: the launch ${statusWords[launch.status]}.`)
  return { ...launch, ...changes(launch, step, now, isRead), status: to, updatedAt: now.toISOString() }
}

function changes(launch: Launch, step: Move, now: Date, isRead: boolean): Partial<Launch> {
  const today = dayOf(now)
  switch (step.event) {
    case 'submit': {
      const { plan, launchDate } = step
      const days = { from: addDays(today, 1), today }
      if (!isPlan(plan))
        return refuse([
          ...unreadyFaults(launch, isRead),
          fault('plan', 'Choose a plan.', 'enum'),
          ...launchDayFaults('premium_7', launchDate, days),
        ])
      // A maker on the free plan is offered weeks, no days to write.
      const isWeekless = plan === 'free' && !isDay(launchDate)
      const dayFaults = isWeekless ? [fault('launchDate', 'Choose a week.', 'required')] : launchDayFaults(plan, launchDate, days)
      refuseFaults([...unreadyFaults(launch, isRead), ...dayFaults])
      return { plan, week: weekFor(plan, launchDate), requestedLaunchDate: launchDate, submittedAt: now.toISOString() }
    }
    case 'withdraw':
      return { week: null, requestedLaunchDate: null, launchDate: null, submittedAt: null }
    case 'approve': {
      requireSeen(launch, step.seen)
      const plan = launch.plan ?? 'free'
      const isConfirmed = plan === 'free' || step.confirmedPlan === plan
      refuseFaults([
        ...launchDayFaults(plan, step.launchDate, { from: today, today }),
        ...(isConfirmed ? [] : [fault('confirmed', 'Confirm the plan, or turn the launch down.', 'required')]),
      ])
      return { launchDate: step.launchDate, week: weekFor(plan, step.launchDate), rejectionReason: null }
    }
    case 'reject': {
      requireSeen(launch, step.seen)
      return { rejectionReason: readReason(step.reason), week: null, requestedLaunchDate: null }
    }
    case 'take_down':
      // It has had its week: the place is not given back.
      return { rejectionReason: readReason(step.reason), requestedLaunchDate: null, launchDate: null }
    case 'reopen':
      return { submittedAt: null }
    case 'publish':
      if (launch.launchDate === null || launch.launchDate > today) throw new Failure('CONFLICT', 'Its launch day has not come.')
      return {}
  }
}

/** A moderator is shown what was found at the address that is submitted, so somebody must have looked there. */
function unreadyFaults(launch: Launch, isRead: boolean): Issue[] {
  const isUnread = launch.url !== '' && !isRead
  return [...missingFaults(launch), ...(isUnread ? [fault('url', 'This address has not been looked at yet.', 'unread')] : [])]
}

/** Nobody decides on what they have not seen: a launch can be taken back and sent anew behind an open page. */
function requireSeen({ submittedAt }: Launch, seen: string | null): void {
  if (seen !== submittedAt)
    throw new Failure('CONFLICT', 'Its maker sent it anew after you opened this page. Look at it once more, then decide.')
}

function readReason(text: string): string {
  const reason = plainText(text)
  if (reason === '') return refuse([fault('reason', 'Say what has to change, so that the maker can do it.', 'required')])
  if (lengthOf(reason) > longestReason) return refuse([fault('reason', `Must have at most ${longestReason} characters.`, 'maxLength')])
  return reason
}

function refuse(faults: Parameters<typeof refuseFaults>[0]): never {
  refuseFaults(faults)
  throw new Error('A refusal needs a fault.')
}

const refusals: Record<Role, string> = {
  owner: 'Only the maker of this launch may do this.',
  moderator: 'Only a moderator may do this.',
  service: 'A launch goes live by itself, on its day.',
}

const statusWords: Record<LaunchStatus, string> = {
  draft: 'is a draft',
  pending_review: 'waits for its review',
  scheduled: 'is scheduled',
  live: 'is live',
  rejected: 'was turned down',
}
