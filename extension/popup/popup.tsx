import { useEffect, useRef, useState } from 'preact/hooks'
import { accountWords, auditWords, draftWords } from '../account/announcement.ts'
import { barButtons } from './bar-buttons.ts'
import { suggestedFields } from '../drafts/draft-state.ts'
import { useAccount } from '../account/use-account.ts'
import { useDraft } from '../drafts/use-draft.ts'
import { usePopup } from './use-popup.ts'
import { useView, type View } from './use-view.ts'
import { ActionBar } from './action-bar.tsx'
import { AuditView } from '../audit/audit-view.tsx'
import { DraftView } from '../drafts/draft-view.tsx'
import { Header } from './header.tsx'
import { LaunchesView } from '../account/launches-view.tsx'
import { NotWebView } from './not-web-view.tsx'
import { panelId, tabId } from './tabs.tsx'
import { defaultSite } from '../browser/site-address.ts'
import { readSite } from '../browser/storage.ts'

export function Popup() {
  const { state, dispatch } = usePopup()
  const { site, page } = state
  const { view, show } = useView(site?.key ?? '')
  const now = useNow(view !== 'audit' || state.audit.at !== 'idle')
  const account = useAccount(view === 'launches', now)
  const draft = useDraft(site, suggestedFields(state), now)
  const service = useServiceSite()
  const main = useRef<HTMLElement>(null)
  // What is new stands at the top.
  useEffect(() => main.current?.scrollTo(0, 0), [view, draft?.sending.at])
  /** From the bar, whose buttons are about to change: a keyboard goes on from the tab. */
  const goTo = (next: View) => {
    show(next)
    document.getElementById(tabId(next))?.focus()
  }

  const isNotWeb = page.at === 'not-web' && view !== 'launches'
  const words = {
    audit: auditWords(state),
    draft: draft && account && draftWords(draft.sending, account),
    launches: account && accountWords(account),
  }
  const buttons = barButtons({ view, state, account, draft, now, goTo })
  return (
    <>
      <Header view={view} onShow={show} />
      <main ref={main}>
        <div class="panel" role="tabpanel" tabIndex={0} id={panelId} aria-labelledby={tabId(view)}>
          {isNotWeb && <NotWebView reason={page.reason} />}
          {view === 'audit' && <AuditView state={state} now={now} dispatch={dispatch} />}
          {view === 'draft' && site && draft && account && <DraftView site={site} draft={draft} account={account} now={now} />}
          {view === 'launches' && account && <LaunchesView account={account} site={service} now={now} />}
        </div>
      </main>
      {buttons.length > 0 && <ActionBar buttons={buttons} />}
      <p class="sw-hidden" role="status">
        {words[view] ?? ''}
      </p>
    </>
  )
}

/** The time in milliseconds since 1970, renewed every second while `ticking`, else every half minute. */
function useNow(ticking: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), ticking ? 1000 : 30_000)
    return () => clearInterval(timer)
  }, [ticking])
  return now
}

/** Origin of the service. */
function useServiceSite(): string {
  const [site, setSite] = useState(defaultSite)
  useEffect(() => void readSite().then(setSite), [])
  return site
}
