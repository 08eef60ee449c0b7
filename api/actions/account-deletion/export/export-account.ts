import { Failure } from '../../../domain/failure.ts'
import type { ExportPart } from '../../../domain/collections/define-collection.ts'
import type { Profile, HistoryEntry } from '../../../domain/records.ts'
import type { World } from '../../../ports/world.ts'
import * as sections from './export-sections.ts'
import type { Report } from '../../../domain/report.ts'
import { pageFile, unpackContent } from '../../audit/page-pictures.ts'
import { paths } from '../../../../shared/paths.ts'
import { webhookTypeOf } from '../../../notices/webhooks/write-delivery.ts'
import type { Webhook } from '../../../domain/webhooks/webhook.ts'
import { type Launch, addDays, dayOf } from '../../../domain/launch/launch.ts'
import type { ElsewherePlan } from '../../../domain/elsewhere/records.ts'
import { siteName } from '../../../domain/settings/current-site.ts'

/** What an export needs: less than a running service, so that the operator can make one on a stopped one. */
export type ExportingWorld = Pick<World, 'store' | 'clock' | 'siteUrl'>

/** One JSON file, a piece at a time, without secrets, hashes and what’s about others. Throws NOT_FOUND before the first piece. */
export async function exportAccount(world: ExportingWorld, accountId: string): Promise<AsyncGenerator<string>> {
  const profile = await world.store.get('profiles', accountId)
  if (profile === null) throw new Failure('NOT_FOUND', 'Account not found.')
  return writeParts(world, profile)
}

async function* writeParts(world: ExportingWorld, profile: Profile): AsyncGenerator<string> {
  const about = `Everything that ${world.siteUrl} stores about you. Times are in UTC (ISO 8601).`
  yield `{\n"about": ${JSON.stringify(about)},\n"exportedAt": ${JSON.stringify(world.clock().toISOString())}`
  for (const [name, write] of Object.entries(parts)) yield* write(name, world, profile)
  yield '\n}\n'
}

type WritePart = (name: string, world: ExportingWorld, profile: Profile) => AsyncGenerator<string>

const one = (read: (world: ExportingWorld, profile: Profile) => unknown): WritePart =>
  async function* (name, world, profile) {
    yield `,\n${JSON.stringify(name)}: ${JSON.stringify(await read(world, profile), null, 1)}`
  }

/** A list whose entries are written one by one. */
const each = <T>(
  find: (store: ExportingWorld['store'], accountId: string) => Promise<readonly T[]>,
  write: (world: ExportingWorld, record: T, profile: Profile) => Promise<unknown>,
): WritePart =>
  async function* (name, world, profile) {
    yield `,\n${JSON.stringify(name)}: [`
    for (const [index, record] of (await find(world.store, profile.id)).entries())
      yield `${index === 0 ? '' : ','}\n${JSON.stringify(await write(world, record, profile), null, 1)}`
    yield ']'
  }

/** In the order of the file. The collections say which of them are in which part (domain/collections). */
const parts: Record<ExportPart, WritePart> = {
  profile: one((_, profile) => sections.exportProfile(profile)),
  makerPage: one(({ store }, profile) => sections.exportMaker(store, profile)),
  waysToSignIn: one(({ store }, profile) => sections.exportWaysIn(store, profile)),
  sessions: one(({ store }, profile) => sections.exportSessions(store, profile)),
  connections: one(({ store }, profile) => sections.exportConnections(store, profile)),
  launches: each((store, id) => store.list('launches', 'ownerId', id), exportLaunch),
  coMaking: each((store, id) => store.list('coMakers', 'accountId', id), sections.exportCoMaking),
  coMakerInvitations: one(({ store }, profile) => sections.exportSentInvitations(store, profile)),
  votes: each((store, id) => store.list('upvotes', 'accountId', id), sections.exportVote),
  savedLaunches: each((store, id) => store.list('bookmarks', 'accountId', id), sections.exportBookmark),
  following: one((world, profile) => sections.exportFollowing(world, profile)),
  mutedPeople: each((store, id) => store.list('mutings', 'accountId', id), sections.exportMuting),
  comments: each((store, id) => store.list('comments', 'accountId', id), sections.exportComment),
  auditReports: each((store, id) => store.list('reports', 'accountId', id), exportReport),
  contentReports: each((store, id) => store.list('flags', 'accountId', id), sections.exportFlag),
  pictures: each((store, id) => store.list('pictures', 'accountId', id), sections.exportPicture),
  webhooks: each((store, id) => store.list('webhooks', 'ownerId', id), exportWebhook),
  notifications: each((store, id) => store.list('notices', 'accountId', id), sections.exportNotice),
  invitations: one(({ store }, profile) => sections.exportInvites(store, profile)),
  decisionsAboutYou: one(({ store }, profile) => sections.exportDecisions(store, 'accountId', profile)),
  decisionsByYou: one(({ store }, profile) => sections.exportDecisions(store, 'by', profile)),
  emailsWaiting: one(({ store }, profile) => sections.exportMails(store, profile)),
}

async function exportReport({ store, siteUrl }: ExportingWorld, { id, via, asked, url, score, at, expiresAt, isPublic }: Report) {
  const [body, pictures] = await Promise.all([store.get('reportBodies', id), store.list('pagePictures', 'reportId', id)])
  const content = body && unpackContent(body.packed)
  return {
    reportUrl: `${siteUrl}${paths.auditReport({ id })}`,
    urlEntered: asked,
    urlAudited: url,
    startedFrom: { web: 'the site', agent: 'an agent', api: 'the API' }[via],
    score,
    at,
    expiresAt,
    isPublic,
    pictures: pictures.map(({ view, at: takenAt, bytes }) => ({
      url: `${siteUrl}${paths.auditReportFile({ id, file: pageFile(view, 960) })}`,
      takenAt,
      bytes,
    })),
    findings: content?.checks ?? [],
    suggestedListing: content?.listing ?? null,
  }
}

/** Leaves out the secret, which would let others sign events. */
async function exportWebhook({ store }: ExportingWorld, { id, url, kinds, createdAt, off }: Webhook) {
  const deliveries = await store.list('deliveries', 'webhookId', id)
  return {
    url,
    events: kinds.map(webhookTypeOf),
    addedAt: createdAt,
    offSince: off?.at ?? null,
    deliveries: deliveries.map(({ kind, at, state, attempts, attemptedAt, status, error }) => ({
      event: webhookTypeOf(kind),
      happenedAt: at,
      state,
      attempts,
      lastAttemptAt: attemptedAt,
      responseStatus: status,
      error,
    })),
  }
}

/** Daily counts are deleted after this many days. */
const days = 60

/** A launch with its listing, counters, history, updates and last audit. Not what others have written about it. */
export async function exportLaunch({ store, clock, siteUrl }: ExportingWorld, launch: Launch, profile: Profile) {
  const { id, ownerId: _, coMakers: ___, slug, week, badge, upvotes, commentCount, changelogCount: __, aliases, ...listing } = launch
  const dates = Array.from({ length: days }, (____, ago) => addDays(dayOf(clock()), ago - days + 1))
  const [counts, daily, history, updates, crawl, revision, plan, places, referrals] = await Promise.all([
    store.readCounts(id),
    store.readDailyCounts(id, dates),
    store.list('history', 'launchId', id),
    store.list('changelog', 'launchId', id),
    store.get('crawls', id),
    store.get('revisions', id),
    store.get('elsewherePlans', id),
    store.list('directorySubmissions', 'launchId', id),
    store.list('referrals', 'launchId', id),
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
    visitsBySite: referrals.map(({ host, visits }) => ({ site: host ?? 'others', visits })),
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
  by: by === null ? siteName() : by === id ? 'you' : 'somebody else',
  note,
})
