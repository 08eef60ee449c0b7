import { accountLabel } from '../domain/names/person.ts'
import type { EventNotice, NoticeDefinition, EventDefinition, Reader, Resolved } from './define-notice.ts'
import { appealed, reportSettled, reported } from './kinds/flags.ts'
import { approved, rejected, stopped, takenDown, submitted, waiting } from './kinds/review.ts'
import { badgeLost, editPublic, editWaiting, update } from './kinds/listing.ts'
import { comment, commentWaiting, mention, reply } from './kinds/comments.ts'
import { maker } from './kinds/maker.ts'
import { decided, hidden, votesWaiting } from './kinds/decisions.ts'
import { elsewhereWeek, listingLost } from './kinds/directories.ts'
import { followed, launched, live, tomorrow, votes } from './kinds/launch-day.ts'
import { weekly, weekNumbers, weekRecounted, weekWon } from './kinds/weeks.ts'
import type { Launch } from '../domain/launch/launch.ts'
import type { Facts, LaunchEvent, Notice } from '../domain/notices/records.ts'

/** Every kind of notice, by the name that is stored. Webhooks, digests and queues list them in this order. */
export const noticeKinds = {
  submitted,
  approved,
  rejected,
  stopped,
  tomorrow,
  live,
  launched,
  followed,
  votes,
  comment,
  reply,
  mention,
  update,
  'week-won': weekWon,
  'week-recounted': weekRecounted,
  weekly,
  'week-numbers': weekNumbers,
  'elsewhere-week': elsewhereWeek,
  'listing-lost': listingLost,
  'badge-lost': badgeLost,
  'taken-down': takenDown,
  maker,
  decided,
  hidden,
  'report-settled': reportSettled,
  waiting,
  'edit-waiting': editWaiting,
  'comment-waiting': commentWaiting,
  'votes-waiting': votesWaiting,
  'edit-public': editPublic,
  reported,
  appealed,
}
export type NoticeKind = keyof typeof noticeKinds

type Events = {
  [K in NoticeKind as (typeof noticeKinds)[K] extends { event: unknown } ? K : never]: (typeof noticeKinds)[K] extends EventNotice<
    infer F,
    infer _S,
    infer L
  >
    ? { facts: F; launchId: null extends L ? ([L] extends [null] ? null : string | null) : string }
    : never
}
/** The kinds that happen, rather than being another meaning of one that does. */
export type EventKind = keyof Events
export type EventFacts<K extends EventKind = EventKind> = { [E in K]: { kind: E; facts: Events[E]['facts'] } }[K]
export type LaunchIdOf<K extends EventKind> = Events[K]['launchId']

const byKind: Readonly<Record<string, NoticeDefinition | undefined>> = noticeKinds

export const noticeOf = (kind: string): NoticeDefinition | undefined => byKind[kind]

export function eventNoticeOf(kind: string): EventNotice | undefined {
  const notice = noticeOf(kind)
  return notice !== undefined && 'event' in notice ? notice : undefined
}

/** The kinds of notices that an event leads to, those that concern their readers most first. */
export const noticesOf = (event: EventNotice): [kind: string, notice: NoticeDefinition][] => {
  const all = Object.entries<NoticeDefinition>(noticeKinds)
  return [...all.filter(([, notice]) => 'of' in notice && notice.of === event), ...all.filter(([, notice]) => notice === event)]
}

const eventOf = (notice: NoticeDefinition): EventDefinition<Facts, unknown, Launch | null> =>
  'event' in notice ? notice.event : notice.of.event

type Happened = Pick<Notice | LaunchEvent, 'launchId' | 'by' | 'facts'>

/** Reads what a notice or an event is about, as it is now; null once the launch is deleted. */
export async function resolveNotice(
  read: Reader,
  definition: NoticeDefinition,
  { launchId, by, facts }: Happened,
): Promise<Resolved<Facts, unknown, Launch | null> | null> {
  const [launch, subject, person] = await Promise.all([
    launchId === null ? null : read.get('launches', launchId),
    readSubject(read, definition, facts),
    by === null ? null : read.get('profiles', by),
  ])
  return launch === null && launchId !== null ? null : { launch, facts, subject, by: person === null ? 'Someone' : accountLabel(person) }
}

const readSubject = async (read: Reader, definition: NoticeDefinition, facts: Facts) => (await definition.subject?.(read, facts)) ?? null

/** Whether what has happened is still so: a comment may have been deleted, or a launch unpublished, before people were notified. */
export async function stillHolds(read: Reader, definition: NoticeDefinition, about: Resolved<Facts, unknown, Launch | null>) {
  if (definition.subject !== undefined && about.subject === null) return false
  return (await eventOf(definition).holds?.(about, read)) ?? true
}
