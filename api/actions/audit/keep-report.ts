import { compareEntries, toEntry } from '../../../shared/audit/compare-reports.ts'
import { aboutOf, notSeenAgain, type About } from '../../../shared/audit/seen-again.ts'
import type { ReadinessReport } from '../../../shared/schemas/readiness.ts'
import { urlKey } from '../../domain/launch/duplicates.ts'
import { Failure } from '../../domain/failure.ts'
import { maxEarlier, outgrown, reportExpiry, type ReportContent, type Report, pageViews } from '../../domain/report.ts'
import { addressBlock } from '../../net/caller-network.ts'
import type { World } from '../../ports/world.ts'
import { accountOf, type Caller } from '../access/caller.ts'
import { hashSecret } from '../connections/find-connection.ts'
import type { SiteAudit } from './check-launch-readiness.ts'
import { rejectDeleted } from '../access/deletion-access.ts'
import { entryOf, findLatestReport, findReport, listOfMaker, type FoundReport } from './find-report.ts'
import { removeReport, findPagePictures, keepPagePictures, packContent } from './page-pictures.ts'
import { paths } from '../../../shared/paths.ts'
import { defineBearerEndpoint } from '../define-action.ts'
import { fileOf } from '../pictures/add-picture.ts'
import { setTimeout as wait } from 'node:timers/promises'

export type Keeping = {
  /** The URL as entered. */
  asked: string
  via: Report['via']
  /** The report that this one continues. Null: an account’s latest on the same page, if there is one. */
  since: FoundReport | null
  /** Lets a maker without an account delete the report later. */
  key: string | null
}

/** Keeps a report at its own URL, for its maker and anyone with the URL. Null if it’s too large, or the store can’t save it now, or the site is read-only. */
export async function keepReport(world: World, audited: SiteAudit, keeping: Keeping, caller: Caller): Promise<FoundReport | null> {
  if (world.rules.readOnly) return null
  const accountId = accountOf(caller)
  const since = await findSince(world, keeping.since, audited.report, accountId)
  const content = toContent(world, audited, since)
  const packed = packContent(content)
  if (packed === null) return null
  const report = toRecord(world, audited.report, { ...keeping, since, bytes: packed.length }, { ip: caller.ip, accountId })
  try {
    await world.store.transact(async (transaction) => {
      if (accountId !== null) await rejectDeleted(transaction, accountId)
      for (const { id } of outgrown(await listOfMaker(transaction, report), report.bytes, world.clock()))
        await removeReport(transaction, id)
      await transaction.put('reports', report)
      await transaction.put('reportBodies', { id: report.id, packed })
    })
  } catch (error) {
    if (error instanceof Failure) return null
    throw error
  }
  return { report, content }
}

/** Null unless it’s about the same page: findings on different pages can’t be compared. */
async function findSince(
  world: World,
  given: FoundReport | null,
  report: ReadinessReport,
  ownerId: string | null,
): Promise<FoundReport | null> {
  const latest = given === null ? await findLatestReport(world, { ownerId, url: report.url }) : given.report
  if (latest === null || !isSamePage(latest, report)) return null
  return given ?? findReport(world, latest.id)
}

const isSamePage = (report: Report, { url }: ReadinessReport): boolean => urlKey(report.url) === urlKey(url)

function toContent({ clock }: World, { report, limit, previews, site }: SiteAudit, since: FoundReport | null): ReportContent {
  const before = since && entryOf(since)
  const unseen = notSeenAgain(since?.content.about ?? {}, site)
  const seen = report.checks.flatMap((check) =>
    check.status === 'pass' && unseen.has(check.id) ? [] : [{ ...check, seenBy: 'crawler' as const }],
  )
  const entry = toEntry(seen, clock().getTime(), before)
  const missed = Object.fromEntries(Object.entries(entry.findings).filter(([, { missed }]) => missed !== undefined))
  return {
    checks: report.checks,
    limit,
    listing: report.suggestedListing,
    previews,
    about: { ...pick(since?.content.about ?? {}, missed), ...aboutOf(report.checks, site) },
    missed,
    comparison: before && compareEntries(before, entry),
  }
}

const pick = (about: About, ids: object): About => Object.fromEntries(Object.entries(about).filter(([id]) => Object.hasOwn(ids, id)))

function toRecord(
  { clock, random }: World,
  { url, score }: ReadinessReport,
  { asked, via, since, key, bytes }: Keeping & { bytes: number },
  { ip, accountId }: { ip: string; accountId: string | null },
): Report {
  const at = clock()
  return {
    id: Buffer.from(random(16)).toString('hex'),
    via,
    accountId,
    network: accountId === null ? addressBlock(ip) : null,
    keyHash: accountId === null && key !== null ? hashSecret(key) : null,
    asked,
    url,
    score,
    at: at.toISOString(),
    expiresAt: reportExpiry(at),
    earlier: since === null ? [] : [...since.report.earlier, since.report.id].slice(-maxEarlier),
    isPublic: false,
    bytes,
  }
}

/** Adds what a maker’s own browser shows of the page: pictures of the tab, taken by our popup. */
export const addReportPicture = defineBearerEndpoint('addReportPicture', async (world, { url, data, phone }, { id: ownerId }) => {
  const report = URL.canParse(url) ? await findLatestReport(world, { ownerId, url }) : null
  if (report === null) throw noReport()
  const { now } = await findPagePictures(world, report)
  const given = { desktop: data, phone }
  const shots = pageViews.flatMap((view) => (given[view] === undefined ? [] : [{ view, file: fileOf(given[view]) }]))
  // Our own pictures show what visitors see, from a browser that isn’t signed in anywhere.
  if (now.phone === undefined) await keepPagePictures(world, report.id, shots)
  return { ok: true, reportUrl: world.siteUrl + paths.auditReport(report) } as const
})

export const noReport = () => new Failure('NOT_FOUND', 'You have no report on this page. Audit it first, with your token.')

/** Takes pictures of the audited page if a browser is set up. Waits at most `maxMs`; later pictures appear when the report is reloaded. */
export async function pictureReport(world: World, { id, url }: Report, maxMs: number): Promise<void> {
  const { photograph } = world
  if (photograph === undefined) return
  // A report without pictures is still a report.
  const pictured = photograph(url)
    .then((shots) => keepPagePictures(world, id, shots))
    .catch(() => undefined)
  const left = new AbortController()
  await Promise.race([pictured, wait(maxMs, null, { signal: left.signal }).catch(() => null)])
  left.abort()
}
