import { ReportView } from '../../shared/ui/report-view.tsx'
import type { PopupEvent, PopupState } from '../popup/popup-state.ts'
import { FailureNotice } from './failure-notice.tsx'
import { PageView } from './page-view.tsx'
import { Progress } from './progress.tsx'
import { SiteTitle } from '../popup/site-title.tsx'
import { agoWords } from '../../shared/ui/ago-words.ts'

/** The Audit tab: the full report, or the quick check of the page. */
export function AuditView({ state, now, dispatch }: { state: PopupState; now: number; dispatch: (event: PopupEvent) => void }) {
  const { site, page, audit, last, shown } = state
  if (site === null) return <PageView page={page} />
  return (
    <>
      <SiteTitle site={site} isQuickCheck={last === null} />
      {audit.at === 'running' && <Progress startedAt={audit.startedAt} now={now} />}
      {audit.at === 'failed' && <FailureNotice failure={audit.failure} site={site} now={now} />}
      {last && <ViewSwitch shown={shown} auditedAt={last.at} now={now} onShow={(next) => dispatch({ type: 'show', shown: next })} />}
      {last && shown === 'full' ? <ReportView report={last.report} /> : <PageView page={page} />}
    </>
  )
}

type Shown = PopupState['shown']

/** Switches between the last full report and the page as it is now. */
function ViewSwitch({ shown, auditedAt, now, onShow }: { shown: Shown; auditedAt: number; now: number; onShow: (shown: Shown) => void }) {
  const option = (value: Shown, label: string, note: string) => (
    <button type="button" aria-pressed={shown === value} onClick={() => onShow(value)}>
      {label} <span>{note}</span>
    </button>
  )
  return (
    <div class="switch" role="group" aria-label="Findings shown">
      {option('full', 'Full audit', agoWords(auditedAt, now))}
      {option('page', 'This page', 'now')}
    </div>
  )
}
