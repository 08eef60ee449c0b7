import type { ReadinessReport } from '../../../shared/schemas/readiness.ts'
import type { AuditFailure } from './audit-outcome.ts'
import { removeOldest, storedItem, watchItem } from '../../service/stored-item.ts'

/** The last full report for a page. `at` is in milliseconds since 1970; `isKept`: the account has it, too. */
export type StoredReport = { at: number; report: ReadinessReport; isKept?: true }
/** A running audit, or how the last one failed. Kept in session storage, because no audit survives a browser restart. */
export type Job = { at: 'running'; startedAt: number } | { at: 'failed'; endedAt: number; failure: AuditFailure }

const maxReports = 50
const reportItem = (key: string) => storedItem<StoredReport>('local', `report ${key}`)
const jobItem = (key: string) => storedItem<Job>('session', `job ${key}`)

export const readReport = (key: string) => reportItem(key).read()

/** Keeps the newest 50 reports. */
export async function writeReport(key: string, stored: StoredReport): Promise<void> {
  await reportItem(key).write(stored)
  await removeOldest(reportItem('').name, maxReports)
}

export const readJob = (key: string) => jobItem(key).read()
export const writeJob = (key: string, job: Job) => jobItem(key).write(job)
export const removeJob = (key: string) => jobItem(key).remove()

/** Calls back with every new report and job of a page. Returns a function that stops watching. */
export function watchAudit(key: string, on: { report: (stored: StoredReport) => void; job: (job: Job | null) => void }): () => void {
  const stops = [watchItem(reportItem(key), (report) => report && on.report(report)), watchItem(jobItem(key), on.job)]
  return () => stops.forEach((stop) => stop())
}
