import { splitDetail, splitFix } from '../../shared/audit/check.ts'
import type { ShownCheck } from '../../shared/ui/finding-card.tsx'
import { Findings } from '../../shared/ui/finding-group.tsx'
import { showInPage } from '../show/show-page.ts'
import { isAuditing, type TabState } from './tab-state.ts'
import { late as lateComponent } from '../parts/late.tsx'
import { SiteTitle } from '../parts/site-title.tsx'
import { AuditHead } from './audit-head.tsx'
import { CopyAll } from './copy-all.tsx'
import { doneOf, type useDone } from './done.ts'
import { FailureNotice } from './full/failure-notice.tsx'
import { HistoryLine } from './history/history-line.tsx'
import { HowChecked } from './how-checked.tsx'
import type { LocalAudit } from './tab/local-audit.ts'
import { PageView } from './tab/page-view.tsx'
import { PreviewSection } from './tab/preview-section.tsx'
import { Progress } from './full/progress.tsx'
import { toWatchState } from '../watch/watch-state.ts'
import { AccessibilityLine, type useLateFindings } from './late-findings.tsx'
import { marksOf, type SiteReport } from './site-report.ts'

// Below the findings: what they need comes first.
const SuggestedListingCard = lateComponent(async () => (await import('../../shared/ui/suggested-listing-card.tsx')).SuggestedListingCard)
const FreeWeeks = lateComponent(async () => (await import('../../shared/ui/free-weeks.tsx')).FreeWeeks)

type Props = {
  state: TabState
  report: SiteReport | null
  done: ReturnType<typeof useDone>
  late: ReturnType<typeof useLateFindings>
  server: string
  now: number
  isPanel: boolean
}

/** The Audit tab: one report on the page in the tab and the last full audit, the worst finding first. `server` is the server’s origin. */
export function AuditView(props: Props) {
  const {
    state,
    report,
    late: { late, onShow },
    now,
  } = props
  const { site, page, audit, last, watchJob } = state
  const watch = toWatchState(watchJob, now)
  if (site === null) return <PageView page={page} />
  const first = page.at === 'reading' ? (page.first ?? null) : null
  const isSeen = page.at === 'read' || first !== null
  return (
    <>
      {report !== null || page.at === 'reading' ? (
        <AuditHead key={site.key} site={site} report={report} first={first} late={late} />
      ) : (
        <SiteTitle site={site} />
      )}
      {isAuditing(state, now) && (
        <Progress step={watch.at === 'running' ? watch.step : null} startedAt={audit.at === 'running' ? audit.startedAt : null} now={now} />
      )}
      {audit.at === 'failed' && <FailureNotice failure={audit.failure} site={site} now={now} />}
      {(report?.comparison || (state.wasChecked && page.at !== 'error')) && (
        <HistoryLine comparison={report?.comparison ?? null} isReading={page.at === 'reading'} trend={report?.trend ?? []} now={now} />
      )}
      {isSeen && <AccessibilityLine page={page} late={late} onShow={onShow} />}
      {(page.at !== 'reading' || last === null) && (first ? <Findings checks={first} /> : <PageView page={page} />)}
      {report && <Report {...props} report={report} site={site} />}
    </>
  )
}

type ReportProps = Props & { report: SiteReport; site: NonNullable<TabState['site']> }

function Report({ state, report, late: { late }, site, done, server, now, isPanel }: ReportProps) {
  const { page } = state
  const shown = shownChecks(report, state, done, isPanel)
  const open = shown.filter(({ status, acts }) => status !== 'pass' && !acts?.isDone)
  const { suggestedListing, suggestedCategories, nextFreeWeeks } = report.listing
  return (
    <div class="sw-report stack top gap-5">
      <Findings
        checks={shown.filter(({ id }) => late.every((one) => one.id !== id))}
        {...(open.length > 1 && { action: <CopyAll url={site.url} score={report.score} checks={open} /> })}
      />
      {page.at === 'read' && <PreviewSection key={page.local.url} local={page.local} checks={report.checks} />}
      <HowChecked site={site} state={state} server={server} isPanel={isPanel} now={now} />
      <SuggestedListingCard listing={suggestedListing} categories={suggestedCategories} />
      {nextFreeWeeks && <FreeWeeks weeks={nextFreeWeeks} />}
    </div>
  )
}

/** The findings with what can be done about each. On the page, the arrows step through all that have an element. */
function shownChecks(report: SiteReport, state: TabState, { done, check }: Props['done'], isPanel: boolean): ShownCheck[] {
  const { page, tabId } = state
  const none: Pick<LocalAudit, 'learnMore' | 'places'> = { learnMore: {}, places: {} }
  const { learnMore, places } = page.at === 'read' ? page.local : none
  const isDone = doneOf(done, report, state)
  const located = report.checks.filter(({ id, status }) => status !== 'pass' && places[id] !== undefined && !isDone.has(id))
  const show = (id: string) => {
    const findings = located.map(({ id, detail, fix }) => ({
      title: splitDetail(detail).headline,
      ...splitFix(fix ?? ''),
      places: places[id] ?? [],
    }))
    const request = { findings, at: located.findIndex((one) => one.id === id) }
    // The popup would cover what it shows.
    if (tabId !== null) void showInPage(tabId, request).then((isShown) => isShown && !isPanel && window.close())
  }
  return report.checks.map((one) => ({
    ...one,
    marks: marksOf(one, report),
    learnMore: learnMore[one.id] ?? null,
    acts: {
      onShow: located.includes(one) ? () => show(one.id) : null,
      isDone: isDone.has(one.id),
      onDone: (isChecked) => check(one.id, isChecked),
    },
  }))
}
