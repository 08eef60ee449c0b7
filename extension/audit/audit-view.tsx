import { ReportView } from '../../shared/ui/report-view.tsx'
import { agoWords } from '../../shared/ui/ago-words.ts'
import { isAuditing, type TabState } from './tab-state.ts'
import { SiteTitle } from '../parts/site-title.tsx'
import { AccessibilityLine } from './tab/accessibility-line.tsx'
import { FailureNotice } from './full/failure-notice.tsx'
import { FirstReport } from './tab/first-report.tsx'
import { HistoryLine } from './history/history-line.tsx'
import { PageView } from './tab/page-view.tsx'
import { Progress } from './full/progress.tsx'
import { toWatchState } from '../watch/watch-state.ts'
import { WatchCard } from '../watch/watch-card.tsx'
import { marksOf, type SiteReport } from './site-report.ts'

type Props = { state: TabState; now: number; isPanel: boolean }

/** The Audit tab: one report on the page in the tab and the last full audit. */
export function AuditView({ state, report, now, isPanel }: Props & { report: SiteReport | null }) {
  const { site, page, audit, last, watchJob } = state
  const watch = toWatchState(watchJob, now)
  if (site === null) return <PageView page={page} />
  return (
    <>
      <SiteTitle site={site} isQuickCheck={last === null} />
      {isAuditing(state, now) && (
        <Progress step={watch.at === 'running' ? watch.step : null} startedAt={audit.at === 'running' ? audit.startedAt : null} now={now} />
      )}
      {audit.at === 'failed' && <FailureNotice failure={audit.failure} site={site} now={now} />}
      {(page.at !== 'reading' || last === null) &&
        (page.at === 'reading' && page.first ? <FirstReport checks={page.first} /> : <PageView page={page} />)}
      {report && <Report report={report} state={state} now={now} isPanel={isPanel} />}
      {report && page.at === 'read' && <page.local.Previews key={page.local.url} local={page.local} checks={report.checks} />}
    </>
  )
}

function Report({ report, state, now, isPanel }: Props & { report: SiteReport }) {
  const { page, last } = state
  const watch = toWatchState(state.watchJob, now)
  const { listing, comparison, score, limit } = report
  const learnMore = page.at === 'read' ? page.local.learnMore : {}
  const checks = report.checks.map((check) => ({ ...check, marks: marksOf(check, comparison), learnMore: learnMore[check.id] ?? null }))
  return (
    <ReportView report={{ score, limit, checks, ...listing }} note={noteOn(page.at === 'read', last?.at ?? null, now)}>
      <AccessibilityLine page={page} />
      {state.site && page.at === 'read' && watch.at !== 'running' && (last !== null || watch.at === 'failed' || page.watched) && (
        <WatchCard site={state.site} state={watch} watched={page.watched} isPanel={isPanel} now={now} />
      )}
      {comparison && <HistoryLine comparison={comparison} now={now} />}
    </ReportView>
  )
}

function noteOn(isRead: boolean, auditedAt: number | null, now: number): string {
  if (auditedAt === null) {
    return 'This tab only. The full audit also opens the page in a separate window, at phone width and in dark mode, and tries it out. Your browser asks for permission once. Our crawler checks headers, files, links and duplicates.'
  }
  return `Full audit ${agoWords(auditedAt, now)}${isRead ? ', plus this tab now' : ''}.`
}
