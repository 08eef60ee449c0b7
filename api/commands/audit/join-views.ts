import { isMeasured } from '../../../shared/audit/check.ts'
import { checks as definitions } from '../../../shared/audit/checks/index.ts'
import { joinReports, type TabAudit } from '../../../shared/audit/join-reports.ts'
import type { Audit } from '../../../shared/audit/run-audit.ts'
import type { Check } from '../../../shared/schemas/readiness.ts'
import type { Report } from './report.ts'

const rank: Record<Check['status'], number> = { fail: 2, warn: 1, pass: 0 }
const weights = Object.fromEntries(definitions.map(({ id, weight }) => [id, weight]))
/** The checks that can use what a browser shows; their findings depend on the window. */
export const inWindow: ReadonlySet<string> = new Set(
  definitions.flatMap(({ id, needs, needsOne = [] }) =>
    [...needs, ...needsOne].some((need) => need === 'rendered' || need === 'accessibility') ? [id] : [],
  ),
)

const lower = (...limits: Audit['limit'][]): Audit['limit'] =>
  limits.filter((limit) => limit !== null).sort((a, b) => a.score - b.score)[0] ?? null

/** Both windows as one: what is worse on a phone is told for the phone. */
export function joinWindows(wide: Audit, phone: Audit, phoneWidth: number): Pick<Audit, 'checks' | 'limit'> {
  const onPhone = new Map(phone.checks.map((check) => [check.id, check]))
  const checks = wide.checks.map((check): Check => {
    const other = inWindow.has(check.id) ? onPhone.get(check.id) : undefined
    if (other === undefined || !isMeasured(other) || rank[other.status] <= rank[check.status]) return check
    return other.detail.includes(`${phoneWidth} px`) ? other : { ...other, detail: `On a ${phoneWidth} px phone screen: ${other.detail}` }
  })
  return { checks, limit: lower(wide.limit, phone.limit) }
}

/** The crawler’s report and what the browser shows, joined as the extension joins them. */
export function joinBrowser(crawled: Report, seen: Pick<TabAudit, 'checks' | 'limit' | 'url' | 'listing'>): Report {
  const joined = joinReports({ ...seen, score: 0, weights }, crawled, { changed: new Set(), isRecent: true })
  const limit = lower(crawled.limit, joined.limit)
  const checks = joined.checks.map(({ id, label, status, detail, fix, aside }): Check => {
    const other = aside?.replace(/^In your tab:/, 'In the browser:').replace(/^Our crawler saw:/, 'Without a browser:')
    return { id, label, status, detail: other === undefined ? detail : `${detail} ${other}`, fix }
  })
  return { ...crawled, checks, score: Math.min(joined.score, limit?.score ?? 100), limit }
}
