import { isLive, type Launch, type LiveLaunch } from '../domain/launch/launch.ts'
import { listingOf } from '../domain/moderation/changes.ts'
import type { Flag, Revision } from '../domain/moderation/records.ts'
import type { Bookmark } from '../domain/notices/records.ts'
import type { Connection } from '../domain/records.ts'
import { sampleAccounts } from './accounts.ts'
import { daysFrom, sampleId } from './ids-and-days.ts'
import { personOf } from './people.ts'

const [maker, moderator] = sampleAccounts

/** Live launches of others, the newest first. */
const launchesOfOthers = (launches: readonly Launch[], accountId: string): LiveLaunch[] =>
  launches
    .filter(isLive)
    .filter(({ ownerId }) => ownerId !== null && ownerId !== accountId)
    .toSorted((a, b) => b.launchDate.localeCompare(a.launchDate))

export const savedLaunches = (launches: readonly Launch[], now: Date): Bookmark[] =>
  [maker, moderator].flatMap(({ id }, person) =>
    launchesOfOthers(launches, id)
      .filter((_launch, index) => index % 3 === person)
      .slice(0, 4)
      .map((launch, index) => ({
        id: `${launch.id}:${id}`,
        launchId: launch.id,
        accountId: id,
        at: daysFrom(now, -index - 0.5).toISOString(),
      })),
  )

const said = [
  { by: 'meizhou', reason: 'spam', text: 'The same text is posted under three names.' },
  { by: 'inesbuilds', reason: 'not-theirs', text: 'I know the people who made this, and they didn’t submit it.' },
] as const

/** Reports that wait for the moderator, each about a launch of its own. */
export const openReports = (launches: readonly Launch[], now: Date): (Flag & { launchId: string })[] =>
  said.flatMap(({ by, reason, text }, index) => {
    const reporter = personOf(by)
    const launch =
      reporter === null ? undefined : launchesOfOthers(launches, reporter.id).filter(({ ownerId }) => ownerId !== moderator.id)[index + 5]
    if (reporter === null || launch === undefined) return []
    return {
      id: `${launch.id}:${reporter.id}`,
      subject: 'launch',
      subjectId: launch.id,
      launchId: launch.id,
      accountId: reporter.id,
      reason,
      text,
      at: daysFrom(now, -1 - index / 2).toISOString(),
      state: 'open',
    }
  })

/** A live listing that its maker has changed since it was approved. */
export function editToReview(launches: readonly Launch[], now: Date): Revision | null {
  const launch = launches.filter(isLive).find(({ ownerId }) => ownerId === maker.id)
  if (launch === undefined) return null
  const approved = { ...listingOf(launch), tagline: `${launch.name}, now in public beta`, discount: null }
  return { id: launch.id, state: 'changed', approved, proposed: null, by: maker.id, at: daysFrom(now, -0.2).toISOString() }
}

/** An agent that the maker has connected. Nobody knows its token. */
export function makersConnection(now: Date): Connection {
  const createdAt = daysFrom(now, -12).toISOString()
  return {
    id: sampleId(createdAt, 'connection'),
    accountId: maker.id,
    label: 'Coding agent on my laptop',
    tokenHash: sampleId(createdAt, 'token').padEnd(64, '0'),
    sessionId: null,
    createdAt,
    createdFrom: '192.0.2.14',
    lastUsedAt: daysFrom(now, -0.1).toISOString(),
    lastUsedFrom: '192.0.2.14',
  }
}
