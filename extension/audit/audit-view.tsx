import { Findings } from '../../shared/ui/finding-group.tsx'
import { FreeWeeks } from '../../shared/ui/free-weeks.tsx'
import { SuggestedListingCard } from '../../shared/ui/suggested-listing-card.tsx'
import { isAuditing, type TabState } from './tab-state.ts'
import { SiteTitle } from '../parts/site-title.tsx'
import { AuditHead } from './audit-head.tsx'
import { FailureNotice } from './full/failure-notice.tsx'
import { HistoryLine } from './history/history-line.tsx'
import { HowChecked } from './how-checked.tsx'
import { PageView } from './tab/page-view.tsx'
import { Progress } from './full/progress.tsx'
import { toWatchState } from '../watch/watch-state.ts'
import { marksOf, type SiteReport } from './site-report.ts'

type Props = { state: TabState; report: SiteReport | null; server: string; now: number; isPanel: boolean }

/** The Audit tab: one report on the page in the tab and the last full audit, the worst finding first. `server` is the server’s origin. */
export function AuditView({ state, report, server, now, isPanel }: Props) {
  const { site, page, audit, last, watchJob } = state
  const watch = toWatchState(watchJob, now)
  if (site === null) return <PageView page={page} />
  const first = page.at === 'reading' ? (page.first ?? null) : null
  return (
    <>
      {report !== null || page.at === 'reading' ? <AuditHead site={site} report={report} first={first} /> : <SiteTitle site={site} />}
      {isAuditing(state, now) && (
        <Progress step={watch.at === 'running' ? watch.step : null} startedAt={audit.at === 'running' ? audit.startedAt : null} now={now} />
      )}
      {audit.at === 'failed' && <FailureNotice failure={audit.failure} site={site} now={now} />}
      {report?.comparison && <HistoryLine comparison={report.comparison} now={now} />}
      {(page.at !== 'reading' || last === null) && (first ? <Findings checks={first} /> : <PageView page={page} />)}
      {report && (
        <div class="sw-report stack top gap-5">
          <Findings checks={shownChecks(report, page)} />
          <HowChecked site={site} state={state} server={server} isPanel={isPanel} now={now} />
          <SuggestedListingCard listing={report.listing.suggestedListing} categories={report.listing.suggestedCategories} />
          {report.listing.nextFreeWeeks && <FreeWeeks weeks={report.listing.nextFreeWeeks} />}
        </div>
      )}
      {report && page.at === 'read' && <page.local.Previews key={page.local.url} local={page.local} checks={report.checks} />}
    </>
  )
}

function shownChecks(report: SiteReport, page: TabState['page']) {
  const learnMore = page.at === 'read' ? page.local.learnMore : {}
  return report.checks.map((check) => ({ ...check, marks: marksOf(check, report), learnMore: learnMore[check.id] ?? null }))
}
