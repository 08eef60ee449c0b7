import type { HappeningKind } from '../notices/records.ts'

type WebhookEvent = { type: string; label: string; only?: 'site' | 'makers' }

/**
 * The events of webhooks, in display order. `type` is the event type of Standard Webhooks; `only` limits it to the operator’s webhooks, or to
 * those of makers.
 */
const events: Record<HappeningKind, WebhookEvent> = {
  submitted: { type: 'launch.submitted', label: 'Submitted for review' },
  approved: { type: 'launch.approved', label: 'Approved' },
  rejected: { type: 'launch.rejected', label: 'Rejected' },
  stopped: { type: 'launch.stopped', label: 'Stopped before launch day' },
  tomorrow: { type: 'launch.tomorrow', label: 'Launches tomorrow' },
  live: { type: 'launch.live', label: 'Went live' },
  votes: { type: 'launch.votes', label: 'Vote milestone' },
  comment: { type: 'launch.comment', label: 'New comment' },
  update: { type: 'launch.update', label: 'Update published' },
  'week-won': { type: 'launch.week_won', label: 'Top three of the week' },
  'elsewhere-week': { type: 'launch.elsewhere_week', label: 'Places to launch this week', only: 'makers' },
  'listing-lost': { type: 'launch.listing_lost', label: 'Link at a directory lost', only: 'makers' },
  'badge-lost': { type: 'launch.badge_lost', label: 'Badge missing' },
  'taken-down': { type: 'launch.taken_down', label: 'Unpublished by a moderator' },
  'edit-waiting': { type: 'launch.edit_waiting', label: 'Edit waiting for review', only: 'site' },
  reported: { type: 'launch.reported', label: 'Reported', only: 'site' },
}

export const typeOf = (kind: HappeningKind | 'test'): string => (kind === 'test' ? 'webhook.test' : events[kind].type)

export const webhookEvents = Object.entries(events).map(([kind, event]) => ({ kind: kind as HappeningKind, ...event }))

/** The events that an owner can choose: makers don’t get those about reports and the moderators’ queue, nor operators those about makers’ private plans. */
export const eventsFor = (isSite: boolean): { kind: HappeningKind; type: string; label: string }[] =>
  webhookEvents.filter(({ only }) => only === undefined || (only === 'site') === isSite)
