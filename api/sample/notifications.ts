import type { Launch } from '../domain/launch/launch.ts'
import type { Flag } from '../domain/moderation/records.ts'
import type { Facts, Notice } from '../domain/notices/records.ts'
import type { Comment } from '../domain/records.ts'
import { sampleAccounts } from './accounts.ts'
import { day, daysFrom, sampleId } from './ids-and-days.ts'
import { historyOf } from './history.ts'

const [maker, moderator] = sampleAccounts
const unreadDays = 2
const listed = 12

type Happened = { kind: string; launchId: string; by: string | null; at: string; facts: Facts }

/** What the maker was notified of: reviews, launch days, comments. Recent ones are unread, and none is emailed. */
export function makersNotices(launches: readonly Launch[], comments: readonly Comment[], now: Date): Notice[] {
  const own = launches.filter(({ ownerId }) => ownerId === maker.id)
  const happened = own.flatMap((launch) => [
    ...historyOf(launch).flatMap(({ event, at, by }) => reviewed(launch, event, at, by)),
    ...comments
      .filter(({ launchId, accountId }) => launchId === launch.id && accountId !== maker.id)
      .map(({ id, at, accountId }) => ({ kind: 'comment', launchId: launch.id, by: accountId, at, facts: { commentId: id } })),
  ])
  return noticesTo(maker.id, happened, now)
}

export const moderatorsNotices = (reports: readonly (Flag & { launchId: string })[], now: Date): Notice[] =>
  noticesTo(
    moderator.id,
    reports.map(({ launchId, accountId, at }) => ({ kind: 'reported', launchId, by: accountId, at, facts: { commentId: null } })),
    now,
  )

function reviewed({ id, launchDate, rejectionReason }: Launch, event: string, at: string, by: string | null): Happened[] {
  const about = { launchId: id, by, at }
  if (event === 'approve') return [{ ...about, kind: 'approved', facts: { launchDate } }]
  if (event === 'reject') return [{ ...about, kind: 'rejected', facts: { reason: rejectionReason } }]
  return event === 'publish' ? [{ ...about, kind: 'live', facts: {} }] : []
}

const noticesTo = (accountId: string, happened: readonly Happened[], now: Date): Notice[] =>
  happened
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .slice(0, listed)
    .map(({ at, ...about }) => ({
      ...about,
      id: `${sampleId(at, `${about.kind} ${about.launchId}`)}:${accountId}`,
      accountId,
      at,
      day: day(new Date(at)),
      unreadBy: new Date(at) > daysFrom(now, -unreadDays) ? accountId : null,
      mailId: null,
    }))
