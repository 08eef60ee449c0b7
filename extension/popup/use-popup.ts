import { useEffect, useReducer } from 'preact/hooks'
import browser from 'webextension-polyfill'
import { readJob, readReport, watchAudit } from '../audit/audit-storage.ts'
import { readHistory } from '../audit/history-storage.ts'
import { readTab } from '../audit/read-tab.ts'
import { readProductSite, type ProductSite } from '../browser/product-site.ts'
import { sendCommand } from '../browser/send-command.ts'
import { nextState, openingState } from './popup-state.ts'

export function runAuditAction(action: 'run' | 'cancel', { key, url }: ProductSite): void {
  void sendCommand(action === 'run' ? { type: 'run-audit', key, url } : { type: 'cancel-audit', key })
}

/** Connects the popup’s state to the current tab and to what the background writes to storage. */
export function usePopup() {
  const [state, dispatch] = useReducer(nextState, openingState)
  useEffect(() => {
    let stopWatching = () => {}
    const open = async () => {
      const [tab] = await browser.tabs.query({ active: true, currentWindow: true })
      const site = readProductSite(tab?.url)
      if (typeof site === 'string' || tab?.id === undefined) {
        return dispatch({ type: 'not-web', reason: typeof site === 'string' ? site : 'blank' })
      }
      stopWatching = watchAudit(site.key, {
        report: (stored) => dispatch({ type: 'report', stored }),
        job: (job) => dispatch({ type: 'job', job, now: Date.now() }),
      })
      const [last, history, job] = await Promise.all([readReport(site.key), readHistory(site.key), readJob(site.key)])
      dispatch({ type: 'opened', tabId: tab.id, site, last, history, job, now: Date.now() })
      dispatch({ type: 'page', page: await readTab(tab.id, site.url) })
    }
    void open()
    return () => stopWatching()
  }, [])

  return { state, dispatch }
}
