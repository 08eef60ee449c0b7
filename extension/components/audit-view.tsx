import { ReportView } from '../../shared/ui/report-view.tsx'
import type { PopupEvent, PopupState } from '../popup-state.ts'
import { FailureNotice } from './failure-notice.tsx'
import { PageView } from './page-view.tsx'
import { Progress } from './progress.tsx'
import { SiteTitle } from './site-title.tsx'
import { ViewSwitch } from './view-switch.tsx'

/** What was found, on the page and by the service. */
export function AuditView({ state, now, dispatch }: { state: PopupState; now: number; dispatch: (event: PopupEvent) => void }) {
  const { site, page, audit, last, shown } = state
  if (site === null) return <PageView page={page} />
  return (
    <>
      <SiteTitle site={site} isJudgedHere={last === null} />
      {audit.at === 'running' && <Progress startedAt={audit.startedAt} now={now} />}
      {audit.at === 'failed' && <FailureNotice failure={audit.failure} site={site} now={now} />}
      {last && <ViewSwitch shown={shown} auditedAt={last.at} now={now} onShow={(next) => dispatch({ type: 'show', shown: next })} />}
      {last && shown === 'full' ? <ReportView report={last.report} /> : <PageView page={page} />}
    </>
  )
}
