import { useLayoutEffect, useReducer } from 'preact/hooks'
import browser from 'webextension-polyfill'
import { readJob, readReport, watchAudit } from '../audit/full/audit-storage.ts'
import type { ShownCheck } from '../../shared/ui/finding-card.tsx'
import { readHistory } from '../audit/history/history-storage.ts'
import { readAccessibility } from '../audit/tab/read-accessibility.ts'
import { readTab } from '../audit/tab/read-tab.ts'
import { followReloads, followTab, noteAccess } from './follow-tab.ts'
import { readProductSite, type ProductSite } from '../service/product-site.ts'
import { sendCommand } from '../service/send-command.ts'
import { showBadge } from '../service/tab-badge.ts'
import { watchItem } from '../service/stored-item.ts'
import { joinWatched } from '../audit/tab/join-watched.ts'
import { hideInPage } from '../show/show-page.ts'
import { startWatch } from '../watch/start-watch.ts'
import { watchedItem, watchJobItem } from '../watch/watch-storage.ts'
import { nextState, openingState, type PageState, type TabEvent, type TabState } from '../audit/tab-state.ts'

/** One press runs everything: the crawler’s part, and the page in a separate window unless the browser’s question was answered with no. */
export function runAuditAction(action: 'run' | 'cancel', site: ProductSite, { watchJob }: TabState, isPanel: boolean): void {
  const { key, url } = site
  void sendCommand(action === 'run' ? { type: 'run-audit', key, url } : { type: 'cancel-audit', key })
  if (action === 'cancel') void sendCommand({ type: 'cancel-watch', key })
  else if (watchJob?.at !== 'failed' || !watchJob.isDeclined) void startWatch(site, isPanel ? 'panel' : 'popup')
}

/**
 * Connects the popup’s state to the current tab and to what the background writes to storage. The side panel stays open, so it follows the
 * window’s tabs and their loads.
 */
export function usePopup(isPanel: boolean) {
  const [state, dispatch] = useReducer(nextState, openingState)
  // Not useEffect: what comes from the browser arrives while the popup is painted for the first time.
  useLayoutEffect(() => {
    let stopWatching = () => {}
    /** What was read of the tab, without what a reload showed. */
    let base: PageState = openingState.page
    let shown: string | null = null
    let origin: string | null = null
    let turn = 0
    let tabId: number | null = null
    const read = async () => {
      const mine = ++turn
      const send = (event: TabEvent) => mine === turn && dispatch(event)
      const show = async (page: PageState, key: string) => {
        base = page
        send({ type: 'page', page: await joinWatched(page, key) })
      }
      const [tab] = await browser.tabs.query({ active: true, currentWindow: true })
      const site = isPanel && tab?.url === undefined ? 'no-access' : readProductSite(tab?.url, tab?.status)
      if (typeof site === 'string' || tab?.id === undefined) {
        shown = null
        // The number of the page before may have come after this one.
        if (tab?.id !== undefined) void showBadge(tab.id, 0)
        send({ type: 'not-web', reason: typeof site === 'string' ? site : 'blank', origin })
        return
      }
      tabId = tab.id
      hideInPage(tab.id)
      const first = Promise.withResolvers<readonly ShownCheck[]>()
      const reading = readTab(tab.id, site.url, first.resolve)
      const name = `${tab.id} ${site.key}`
      if (shown !== name) {
        stopWatching()
        const stops = [
          watchAudit(site.key, {
            report: (stored) => dispatch({ type: 'report', stored }),
            job: (job) => dispatch({ type: 'job', job, now: Date.now() }),
          }),
          watchItem(watchJobItem(site.key), (job) => dispatch({ type: 'watch-job', job })),
          watchItem(watchedItem(site.key), () => void joinWatched(base, site.key).then((page) => dispatch({ type: 'page', page }))),
        ]
        stopWatching = () => stops.forEach((stop) => stop())
        const [last, history, job, watchJob] = await Promise.all([
          readReport(site.key),
          readHistory(site.key),
          readJob(site.key),
          watchJobItem(site.key).read(),
        ])
        if (mine !== turn) return
        send({ type: 'opened', tabId: tab.id, site, isIncognito: tab.incognito, last, history, job, watchJob, now: Date.now() })
        void first.promise.then((checks) => send({ type: 'first', checks }))
        shown = name
        origin = new URL(site.url).origin
      }
      const page = await reading
      if (mine !== turn) return
      // Firefox ends the access granted by clicking the icon: the report stays until the next click.
      if (!isPanel && page.at === 'refused' && base.at === 'read') return
      if (page.at === 'not-web') shown = null
      await show(page, site.key)
      if (!isPanel) await noteAccess(tab.id)
      if (page.at === 'read' && mine === turn) await show(await readAccessibility(tab.id, page), site.key)
    }
    void read()
    // While it’s still being read, it’s read to the end anyway.
    const ofReload = (id: number) => id === tabId && base.at !== 'reading' && void read()
    const stopFollowing = isPanel ? followTab(() => void read()) : followReloads(ofReload)
    return () => {
      stopWatching()
      stopFollowing()
    }
  }, [])

  return { state, dispatch }
}
