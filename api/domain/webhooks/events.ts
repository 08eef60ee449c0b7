import type { HappeningKind } from '../notices/records.ts'

/** What webhooks can be sent, in the order that people read it. `type` is the event type of Standard Webhooks. */
export const webhookEvents = [
  { kind: 'submitted', type: 'launch.submitted', label: 'Submitted for review' },
  { kind: 'approved', type: 'launch.approved', label: 'Approved' },
  { kind: 'rejected', type: 'launch.rejected', label: 'Rejected' },
  { kind: 'stopped', type: 'launch.stopped', label: 'Stopped before launch day' },
  { kind: 'tomorrow', type: 'launch.tomorrow', label: 'Launches tomorrow' },
  { kind: 'live', type: 'launch.live', label: 'Live' },
  { kind: 'votes', type: 'launch.votes', label: 'Votes' },
  { kind: 'comment', type: 'launch.comment', label: 'New comment' },
  { kind: 'update', type: 'launch.update', label: 'Update published' },
  { kind: 'week-won', type: 'launch.week_won', label: 'Among the first of its week' },
  { kind: 'badge-lost', type: 'launch.badge_lost', label: 'Badge lost' },
  { kind: 'taken-down', type: 'launch.taken_down', label: 'Unpublished by a moderator' },
  { kind: 'edit-waiting', type: 'launch.edit_waiting', label: 'Edit waiting for review', isSites: true },
  { kind: 'reported', type: 'launch.reported', label: 'Reported', isSites: true },
] as const satisfies readonly { kind: HappeningKind; type: string; label: string; isSites?: true }[]

type Missing = Exclude<HappeningKind, (typeof webhookEvents)[number]['kind']>
/** A kind without an event is a compile error. */
export const allKindsHaveEvents: Missing extends never ? true : never = true

const types = new Map<string, string>([...webhookEvents.map(({ kind, type }) => [kind, type] as const), ['test', 'webhook.test']])
export const typeOf = (kind: HappeningKind | 'test'): string => types.get(kind) ?? kind

/** The events that an owner can choose: makers hear nothing of reports and of the moderators’ queue. */
export const eventsFor = (isSite: boolean): { kind: HappeningKind; type: string; label: string }[] =>
  webhookEvents.filter((event) => isSite || !('isSites' in event))
