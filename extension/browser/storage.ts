import type { ReadinessReport } from '../../shared/schemas/readiness.ts'
import type { AuditFailure } from '../audit/audit-outcome.ts'
import { defaultSite, toSiteOrigin } from './site-address.ts'
import { removeOldest, storedItem, watchItem } from './stored-item.ts'

/** The last full report of a product site. `at` is in milliseconds since 1970. */
export type StoredReport = { at: number; report: ReadinessReport }
/** An audit under way, or how the last one failed. Kept in session storage: a browser that was restarted runs no audit. */
export type Job = { at: 'running'; startedAt: number } | { at: 'failed'; endedAt: number; failure: AuditFailure }

const maxReports = 50
const siteItem = storedItem<string>('local', 'site')
const reportItem = (key: string) => storedItem<StoredReport>('local', `report ${key}`)
const jobItem = (key: string) => storedItem<Job>('session', `job ${key}`)

/** Origin of the service. */
export async function readSite(): Promise<string> {
  return toSiteOrigin((await siteItem.read()) ?? '') ?? defaultSite
}

export const writeSite = (origin: string) => siteItem.write(origin)
export const watchSiteAddress = (tell: () => void) => watchItem(siteItem, tell)

export const readReport = (key: string) => reportItem(key).read()

/** Keeps the newest 50 reports. */
export async function writeReport(key: string, stored: StoredReport): Promise<void> {
  await reportItem(key).write(stored)
  await removeOldest(reportItem('').name, maxReports)
}

export const readJob = (key: string) => jobItem(key).read()
export const writeJob = (key: string, job: Job) => jobItem(key).write(job)
export const removeJob = (key: string) => jobItem(key).remove()

/** Tells of every new report and job of a product site. Returns a function that ends it. */
export function watchSite(key: string, on: { report: (stored: StoredReport) => void; job: (job: Job | null) => void }): () => void {
  const ends = [watchItem(reportItem(key), (report) => report && on.report(report)), watchItem(jobItem(key), on.job)]
  return () => ends.forEach((end) => end())
}
