import { type Launch, addDays, dayOf } from '../../../domain/launch/launch.ts'
import type { ElsewherePlan } from '../../../domain/elsewhere/records.ts'
import type { HistoryEntry, Profile } from '../../../domain/records.ts'
import type { ExportingWorld } from './export-account.ts'
import { paths } from '../../../../shared/paths.ts'

/** Daily counts are deleted after this many days. */
const days = 60

/** A launch with its listing, counters, history, updates and last audit. Not what others have written about it. */
export async function exportLaunch({ store, clock, siteUrl }: ExportingWorld, launch: Launch, profile: Profile) {
  const { id, ownerId: _, slug, week, badge, upvotes, commentCount, changelogCount: __, aliases, ...listing } = launch
  const dates = Array.from({ length: days }, (___, ago) => addDays(dayOf(clock()), ago - days + 1))
  const [counts, daily, history, updates, crawl, revision, plan, places] = await Promise.all([
    store.readCounts(id),
    store.readDailyCounts(id, dates),
    store.list('history', 'launchId', id),
    store.list('changelog', 'launchId', id),
    store.get('crawls', id),
    store.get('revisions', id),
    store.get('elsewherePlans', id),
    store.list('directorySubmissions', 'launchId', id),
  ])
  return {
    ...listing,
    productUrl: `${siteUrl}${paths.launch({ slug })}`,
    slug,
    formerSlugs: aliases,
    week,
    badge,
    upvotes,
    comments: commentCount,
    impressions: counts.impressions,
    clicks: counts.clicks,
    impressionsAndClicksByDay: dates.flatMap((day, index) => {
      const { impressions = 0, clicks = 0 } = daily[index] ?? {}
      return impressions + clicks === 0 ? [] : [{ day, impressions, clicks }]
    }),
    history: history.map((entry) => exportEntry(entry, profile)),
    updates: updates.map(({ at, title, text }) => ({ at, title, text })),
    lastAudit: crawl && { at: crawl.at, score: crawl.score, findings: crawl.checks, suggestedListing: crawl.listing },
    otherPlacesToLaunch: {
      settings: plan && exportPlan(plan),
      directories: places.map(({ id: _id, launchId: _launch, ownerId: _owner, slug: directory, ...place }) => ({ directory, ...place })),
    },
    editsNotReviewed: revision && { at: revision.at, approvedListing: revision.approved, waitingListing: revision.proposed },
  }
}

const exportPlan = ({ id: _id, ownerId: _owner, ...plan }: ElsewherePlan) => plan

const exportEntry = ({ at, by, event, note }: HistoryEntry, { id }: Profile) => ({
  at,
  event,
  by: by === null ? 'Slipway' : by === id ? 'you' : 'a moderator',
  note,
})
