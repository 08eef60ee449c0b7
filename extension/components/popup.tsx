import { ReportView } from '../../shared/ui/report-view.tsx'
import { announcementOf } from '../announcement.ts'
import { pressAction, usePopup } from '../use-popup.ts'
import { useNow } from '../use-now.ts'
import { ActionBar } from './action-bar.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { Header } from './header.tsx'
import { NotWebView } from './not-web-view.tsx'
import { PageView } from './page-view.tsx'
import { Progress } from './progress.tsx'
import { SiteTitle } from './site-title.tsx'
import { ViewSwitch } from './view-switch.tsx'

export function Popup() {
  const { state, dispatch } = usePopup()
  const { site, page, audit, last, shown } = state
  const now = useNow(audit.at !== 'idle')
  return (
    <>
      <Header />
      <main>
        {page.at === 'not-web' && <NotWebView reason={page.reason} />}
        {site && <SiteTitle site={site} isJudgedHere={last === null} />}
        {site && audit.at === 'running' && <Progress startedAt={audit.startedAt} now={now} />}
        {site && audit.at === 'failed' && <FailureNotice failure={audit.failure} site={site} now={now} />}
        {last && <ViewSwitch shown={shown} auditedAt={last.at} now={now} onShow={(next) => dispatch({ type: 'show', shown: next })} />}
        {last && shown === 'full' ? <ReportView report={last.report} /> : site && <PageView page={page} />}
      </main>
      {site && <ActionBar state={state} now={now} onPress={(action) => pressAction(action, site)} />}
      <p class="sw-hidden" role="status">
        {announcementOf(state)}
      </p>
    </>
  )
}
