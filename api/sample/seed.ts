import type { Store, Counts } from '../ports/store.ts'
import { crawlOf } from './crawls.ts'
import { daysFrom, day, sampleId } from './ids-and-days.ts'
import { historyOf } from './history.ts'
import { sampleLaunches } from './launches.ts'
import { makersNotices, moderatorsNotices } from './notifications.ts'
import { makers, people, personOf } from './people.ts'
import { changelogOf, commentsOn } from './talk.ts'
import { isLive, type Launch, type LiveLaunch } from '../domain/launch/launch.ts'
import { seeded } from '../../shared/seeded.ts'
import { dayMs } from '../../shared/durations.ts'
import { rank, winnersOf } from '../domain/weeks/rank.ts'
import { weekAfter, weekDays, weekId, weekOfDay, type ClosedWeek } from '../domain/weeks/week-id.ts'
import type { Referral, Connection } from '../domain/records.ts'
import type { Decision, DecisionAction, Flag, Revision } from '../domain/moderation/records.ts'
import { listingOf } from '../domain/moderation/changes.ts'
import type { Bookmark } from '../domain/notices/records.ts'
import { sampleAccounts } from './accounts.ts'

const [maker, moderator] = sampleAccounts

/** Live launches of others, the newest first. */
const launchesOfOthers = (launches: readonly Launch[], accountId: string): LiveLaunch[] =>
  launches
    .filter(isLive)
    .filter(({ ownerId }) => ownerId !== null && ownerId !== accountId)
    .toSorted((a, b) => b.launchDate.localeCompare(a.launchDate))

const savedLaunches = (launches: readonly Launch[], now: Date): Bookmark[] =>
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
const openReports = (launches: readonly Launch[], now: Date): (Flag & { launchId: string })[] =>
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
function editToReview(launches: readonly Launch[], now: Date): Revision | null {
  const launch = launches.filter(isLive).find(({ ownerId }) => ownerId === maker.id)
  if (launch === undefined) return null
  const approved = { ...listingOf(launch), tagline: `${launch.name}, now in public beta`, discount: null }
  return { id: launch.id, state: 'changed', approved, proposed: null, by: maker.id, at: daysFrom(now, -0.2).toISOString() }
}

/** An agent that the maker has connected. Nobody knows its token. */
function makersConnection(now: Date): Connection {
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

/** Fills a catalog that has no launches at any status. In one transaction, so that a crash can't leave half of it. */
export async function seedSampleCatalog(store: Store, now: Date): Promise<void> {
  if ((await store.countLaunches()) > 0) return
  const { launches, weeks } = closeSampleWeeks(sampleLaunches(now), now)
  const createdAt = daysFrom(now, -120).toISOString()
  const comments = launches.flatMap((launch) => commentsOn(launch, now))
  const reports = openReports(launches, now)
  const edit = editToReview(launches, now)
  await store.transact(async ({ put }) => {
    for (const person of people) await put('profiles', { ...person, createdAt, emailProven: true })
    for (const maker of makers) await put('makers', maker)
    for (const week of weeks) await put('weeks', week)
    for (const launch of launches) {
      await put('launches', launch)
      const crawl = crawlOf(launch)
      if (crawl !== null) await put('crawls', crawl)
      for (const entry of changelogOf(launch, now)) await put('changelog', entry)
      for (const entry of historyOf(launch)) await put('history', entry)
      for (const decision of decisionsOf(launch)) await put('decisions', decision)
    }
    for (const referral of launches.flatMap(referralsOf)) await put('referrals', referral)
    for (const comment of comments) await put('comments', comment)
    for (const bookmark of savedLaunches(launches, now)) await put('bookmarks', bookmark)
    for (const report of reports) await put('flags', report)
    for (const notice of [...makersNotices(launches, comments, now), ...moderatorsNotices(reports, now)]) await put('notices', notice)
    if (edit !== null) await put('revisions', edit)
    await put('connections', makersConnection(now))
  })
  for (const launch of launches) for (const { day, counts } of visitsOf(launch, now)) store.count(launch.id, day, counts)
}

const maxDays = 30

/** Daily counters of a live launch: many visitors on the first day, fewer afterwards. */
function visitsOf({ slug, launchDate, upvotes }: Launch, now: Date): { day: string; counts: Counts }[] {
  if (launchDate === null) return []
  const age = Math.floor((now.getTime() - Date.parse(launchDate)) / dayMs)
  return Array.from({ length: Math.min(age, maxDays) + 1 }, (_, index) => {
    const on = day(daysFrom(new Date(launchDate), Math.max(0, age - maxDays) + index))
    const daysSince = Math.max(0, age - maxDays) + index
    const impressions = Math.round((60 + upvotes * 4) / (1 + daysSince * 0.4)) + seeded(`${slug} ${on}`, 25)
    return { day: on, counts: { impressions, clicks: Math.round((impressions * (4 + seeded(slug, 9))) / 100) } }
  })
}

const sites = ['duckduckgo.com', 'mastodon.social', 'news.ycombinator.com', 'dev.to']

/** Where a launch’s visitors came from. */
const referralsOf = ({ id, slug, status, upvotes }: Launch): Referral[] =>
  status !== 'live'
    ? []
    : sites.map((host) => ({ id: `${id}:${host}`, launchId: id, host, visits: 1 + seeded(`${slug} ${host}`, Math.ceil(upvotes / 2)) }))

/** Closes the weeks of the sample launches that have ended, as the service would have done: the launches with their places, and the weeks. */
function closeSampleWeeks(launches: readonly Launch[], now: Date): { launches: Launch[]; weeks: ClosedWeek[] } {
  const places = new Map<string, Launch['weekPlace']>()
  const weeks: ClosedWeek[] = []
  for (const [id, found] of Map.groupBy(launches.filter(isLive), ({ launchDate }) => weekId(weekOfDay(launchDate)))) {
    const week = weekOfDay(found[0]?.launchDate ?? day(now))
    if (weekDays(week).to >= day(now)) continue
    const winners = winnersOf(rank(found, id))
    for (const { place, launch } of winners) places.set(launch.id, { ...week, place })
    const first = winners.map(({ place, launch: { id: launchId, upvotes } }) => ({ launchId, place, upvotes }))
    weeks.push({ id, closedAt: new Date(weekDays(weekAfter(week)).from).toISOString(), first })
  }
  const closed = launches.map((launch) => {
    const weekPlace = places.get(launch.id)
    return weekPlace === undefined ? launch : { ...launch, weekPlace }
  })
  return { launches: closed, weeks }
}

const actions: Record<string, DecisionAction> = { approve: 'approve', reject: 'reject' }

const decisionsOf = (launch: Launch): Decision[] =>
  historyOf(launch).flatMap(({ at, by, event, note }) => {
    const action = actions[event]
    if (action === undefined) return []
    return {
      id: sampleId(at, `${event} decision ${launch.id}`),
      at,
      month: at.slice(0, 7),
      by,
      action,
      accountId: launch.ownerId,
      launchId: launch.id,
      commentId: null,
      about: launch.name,
      reason: action === 'reject' ? note : null,
      since: launch.submittedAt ?? at,
    }
  })
