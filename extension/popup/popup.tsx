import { useEffect, useRef, useState } from 'preact/hooks'
import { LaunchesView } from '../account/launches-view.tsx'
import { useAccount } from '../account/use-account.ts'
import { AuditView } from '../audit/audit-view.tsx'
import { useDone } from '../audit/done.ts'
import { PageView } from '../audit/tab/page-view.tsx'
import { useLateFindings } from '../audit/late-findings.tsx'
import { useSiteReport } from '../audit/use-site-report.ts'
import { defaultSite } from '../service/site-address.ts'
import { useSiteCategories } from '../service/site-categories.ts'
import { readSite } from '../service/site-storage.ts'
import { firstFix } from '../audit/first-fix.ts'
import { suggestedFields } from '../drafts/draft-state.ts'
import { useDraft } from '../drafts/use-draft.ts'
import { useFill } from '../fill/use-fill.ts'
import { late } from '../parts/late.tsx'
import { ActionBar } from './action-bar.tsx'
import { accountWords, auditWords, draftWords, fillWords } from './announcement.ts'
import { Header, panelId, tabId } from './header.tsx'
import { NotWebView } from './not-web-view.tsx'
import { usePopup } from './use-popup.ts'
import { useView, type View } from './use-view.ts'

useSiteCategories()

const DraftView = late(async () => (await import('../drafts/draft-view.tsx')).DraftView)
const FillView = late(async () => (await import('../fill/fill-view.tsx')).FillView)

/** The popup, or the same UI as a side panel that stays open. */
export function Popup({ isPanel = false }: { isPanel?: boolean }) {
  const { state, dispatch } = usePopup(isPanel)
  const { site, page } = state
  const report = useSiteReport(state, dispatch)
  const done = useDone(site?.key ?? '', state.isIncognito)
  const late = useLateFindings(report, state)
  const { view, show } = useView(site, state.isIncognito)
  const now = useNow(view !== 'audit' || state.audit.at !== 'idle' || state.watchJob?.at === 'running')
  const account = useAccount(view === 'launches' || view === 'fill', now)
  const draft = useDraft(site, suggestedFields(state), now, state.isIncognito)
  const fill = useFill(state, account, view === 'fill')
  const serverSite = useServerSite()
  const main = useRef<HTMLElement>(null)
  // New content starts at the top.
  useEffect(() => main.current?.scrollTo(0, 0), [view, draft?.sending.at])
  /** Called from the action bar, whose buttons are about to change: keyboard focus moves to the tab. */
  const goTo = (next: View) => {
    show(next)
    document.getElementById(tabId(next))?.focus()
  }

  const words = {
    audit: auditWords(state, report),
    draft: draft && account && draftWords(draft.sending, account),
    fill: account && fillWords(fill, account),
    launches: account && accountWords(account),
  }
  return (
    <>
      <Header view={view} onShow={show} panelTab={isPanel ? null : state.tabId} />
      <main ref={main}>
        <div class="panel stack top gap-3" role="tabpanel" tabIndex={0} id={panelId} aria-labelledby={tabId(view)}>
          {page.at === 'not-web' && view !== 'launches' && <NotWebView reason={page.reason} origin={page.origin ?? null} />}
          {view === 'audit' && (
            <AuditView state={state} report={report} done={done} late={late} server={serverSite} now={now} isPanel={isPanel} />
          )}
          {view === 'draft' && site && page.at === 'error' && <PageView page={page} />}
          {view === 'draft' && site && page.at !== 'error' && draft && account && (
            <DraftView site={site} draft={draft} account={account} now={now} isPrivate={state.isIncognito} />
          )}
          {view === 'fill' && fill && (
            <FillView
              fill={fill}
              site={serverSite}
              tab={site && state.tabId !== null ? { id: state.tabId, url: site.url } : null}
              now={now}
            />
          )}
          {(view === 'launches' || (view === 'fill' && site && account?.at !== 'connected')) && account && (
            <LaunchesView account={account} site={serverSite} now={now} isForForms={view === 'fill'} />
          )}
        </div>
      </main>
      <ActionBar
        view={view}
        state={state}
        firstFix={firstFix(report, done.done, state)}
        onFirstFix={() => {
          late.onShow()
          main.current?.scrollTo(0, 0)
        }}
        account={account}
        draft={draft}
        fill={fill}
        now={now}
        isPanel={isPanel}
        goTo={goTo}
      />
      <p class="sw-hidden" role="status">
        {words[view] ?? ''}
      </p>
    </>
  )
}

/** The time in milliseconds since 1970, updated every second while `ticking`, otherwise every 30 seconds. */
function useNow(ticking: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), ticking ? 1000 : 30_000)
    return () => clearInterval(timer)
  }, [ticking])
  return now
}

function useServerSite(): string {
  const [site, setSite] = useState(defaultSite)
  useEffect(() => void readSite().then(setSite), [])
  return site
}
