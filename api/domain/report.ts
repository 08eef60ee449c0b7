import type { Comparison, Known } from '../../shared/audit/compare-reports.ts'
import type { ScoreLimit } from '../../shared/audit/limits.ts'
import type { About } from '../../shared/audit/seen-again.ts'
import type { PreviewFacts } from '../../shared/previews/preview-facts.ts'
import type { Check, SuggestedListing } from '../../shared/schemas/readiness.ts'
import { paths } from '../../shared/paths.ts'
import { dayMs } from '../../shared/durations.ts'

/**
 * An audit whose report can be opened at its own URL until `expiresAt`. Anyone with the id can read it. `accountId` is its maker's account;
 * for a maker without one, `network` is the narrowest address block it came from and `keyHash` the SHA-256 of the key that deletes it.
 * `isPublic`: its maker shares it, so it has a share image and a badge. `asked` is the URL as entered, `url` the page it led to, `earlier` the reports it continues, oldest first.
 */
export type Report = {
  id: string
  via: 'web' | 'agent' | 'api'
  accountId: string | null
  network: string | null
  keyHash: string | null
  asked: string
  url: string
  score: number
  at: string
  expiresAt: string
  earlier: string[]
  isPublic: boolean
  /** A moderator made it private, so its maker can’t make it public. */
  isWithheld?: true
  /** The size of its body. */
  bytes: number
}
/** A report's content (domain/report.ts), packed. Stored separately because lists of reports don't need it. */
export type ReportBody = { id: string; packed: string }

/** What visitors see first at each width. */
export const pageViews = ['desktop', 'phone'] as const
export type PageView = (typeof pageViews)[number]
/** A picture of the audited page as visitors see it, as private as its report. `key` names its files, as for uploaded pictures. */
export type PagePicture = { id: string; reportId: string; view: PageView; key: string; bytes: number; at: string }

/** `missed`: earlier findings that weren’t observed; `about`: URLs of open ones; `comparison` with the latest earlier report, or null. */
export type ReportContent = {
  checks: Check[]
  limit: ScoreLimit | null
  listing: SuggestedListing
  previews: PreviewFacts
  about: About
  missed: Record<string, Known>
  comparison: Comparison | null
}

export const daysReportKept = 30
export const reportExpiry = (at: Date): string => new Date(at.getTime() + daysReportKept * dayMs).toISOString()
/** A public one is kept longer, because its badge may be on other sites. */
export const daysPublicKept = 365
export const publicExpiry = (at: Date): string => new Date(at.getTime() + daysPublicKept * dayMs).toISOString()
export const isExpired = ({ expiresAt }: Pick<Report, 'expiresAt'>, now: Date): boolean => expiresAt <= now.toISOString()

/** One (as text and packed), those of one maker, and all. A maker’s oldest go first, then those of whoever has the most. */
export const reportBounds = {
  characters: 512 * 1024,
  bytes: 32 * 1024,
  ofMaker: 60,
  publicOfMaker: 10,
  bytesOfMaker: 1024 * 1024,
  all: 5000,
}

export const maxEarlier = 11

/** 128 random bits in hex. */
const [beforeId] = paths.auditReport.pattern.split(':')
const idPattern = new RegExp(`(?:^|${beforeId})([0-9a-f]{32})/?(?:[?#].*)?$`)

export const reportIdIn = (text: string): string | null => idPattern.exec(text.trim())?.[1] ?? null

/** The reports of a maker to delete to make room for one of `bytes`: expired ones, then the oldest that aren’t public. */
export function outgrown(own: readonly Report[], bytes: number, now: Date): Report[] {
  const current = own.filter((report) => !isExpired(report, now)).toSorted((a, b) => (a.at < b.at ? 1 : -1))
  let total = bytes
  const kept = new Set<Report>()
  for (const report of current.toSorted((a, b) => Number(b.isPublic) - Number(a.isPublic))) {
    total += report.bytes
    if (kept.size + 1 >= reportBounds.ofMaker || total > reportBounds.bytesOfMaker) break
    kept.add(report)
  }
  return own.filter((report) => !kept.has(report))
}
