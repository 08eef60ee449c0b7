import browser from 'webextension-polyfill'
import type { ReadinessReport } from '../shared/schemas/readiness.ts'
import type { AuditFailure } from './audit-outcome.ts'
import { defaultSite, toSiteOrigin } from './site-address.ts'

/** The last full report of a product site. `at` is in milliseconds since 1970. */
export type StoredReport = { at: number; report: ReadinessReport }
/** An audit under way, or how the last one failed. Kept in session storage: a browser that was restarted runs no audit. */
export type Job = { at: 'running'; startedAt: number } | { at: 'failed'; endedAt: number; failure: AuditFailure }

const maxReports = 50
const siteItem = 'site'
const reportItem = (key: string) => `report ${key}`
const jobItem = (key: string) => `job ${key}`

async function readItem<T>(area: 'local' | 'session', name: string): Promise<T | null> {
  return ((await browser.storage[area].get(name))[name] as T | undefined) ?? null
}

/** Origin of the service. */
export async function readSite(): Promise<string> {
  return toSiteOrigin((await readItem<string>('local', siteItem)) ?? '') ?? defaultSite
}

/** Forgets how audits failed at the service before. */
export async function writeSite(origin: string): Promise<void> {
  await browser.storage.local.set({ [siteItem]: origin })
  await browser.storage.session.clear()
}

export const readReport = (key: string) => readItem<StoredReport>('local', reportItem(key))

/** Keeps the newest 50 reports. */
export async function writeReport(key: string, stored: StoredReport): Promise<void> {
  await browser.storage.local.set({ [reportItem(key)]: stored })
  const items = Object.entries(await browser.storage.local.get(null)).filter(([name]) => name.startsWith(reportItem('')))
  const oldestFirst = items.map(([name, item]) => ({ name, at: (item as StoredReport).at })).sort((a, b) => a.at - b.at)
  const tooMany = oldestFirst.slice(0, Math.max(0, oldestFirst.length - maxReports))
  await browser.storage.local.remove(tooMany.map(({ name }) => name))
}

export const readJob = (key: string) => readItem<Job>('session', jobItem(key))
export const writeJob = (key: string, job: Job) => browser.storage.session.set({ [jobItem(key)]: job })
export const removeJob = (key: string) => browser.storage.session.remove(jobItem(key))

/** Tells of every new report and job of a product site. Returns a function that ends it. */
export function watchSite(key: string, on: { report: (stored: StoredReport) => void; job: (job: Job | null) => void }): () => void {
  const listener = (changes: Record<string, browser.Storage.StorageChange>) => {
    const report = changes[reportItem(key)]
    const job = changes[jobItem(key)]
    if (report?.newValue) on.report(report.newValue as StoredReport)
    if (job) on.job((job.newValue as Job | undefined) ?? null)
  }
  browser.storage.onChanged.addListener(listener)
  return () => browser.storage.onChanged.removeListener(listener)
}
