import { checks as definitions } from '../../../shared/audit/checks/index.ts'
import { joinReports, type TabAudit } from '../../../shared/audit/joining/join-reports.ts'
import type { Check } from '../../../shared/schemas/readiness.ts'
import type { Report } from './report-table.ts'

const weights = Object.fromEntries(definitions.map(({ id, weight }) => [id, weight]))

/** Joins the crawler’s report with what the browser shows, as the extension does, in words that fit a command. */
export function joinBrowser(crawled: Report, seen: Pick<TabAudit, 'checks' | 'score' | 'limit' | 'caps' | 'url' | 'listing'>): Report {
  const joined = joinReports({ ...seen, weights }, crawled, { changed: new Set(), isRecent: true })
  const [limit = null] = [crawled.limit, joined.limit].filter((one) => one !== null).sort((a, b) => a.score - b.score)
  const checks = joined.checks.map(({ id, label, status, detail, fix, aside }): Check => {
    const other = aside?.replace(/^In your tab:/, 'In the browser:').replace(/^Our crawler saw:/, 'Without a browser:')
    return { id, label, status, detail: other === undefined ? detail : `${detail} ${other}`, fix }
  })
  return { ...crawled, checks, score: Math.min(joined.score, limit?.score ?? 100), limit }
}
