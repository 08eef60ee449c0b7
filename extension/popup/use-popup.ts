import { useEffect, useReducer } from 'preact/hooks'
import { nextState, openingState } from './popup-state.ts'
import { readProductSite, type ProductSite } from '../browser/product-site.ts'
import { activeTab, readTab } from '../audit/read-tab.ts'
import { sendCommand } from '../browser/send-command.ts'
import { readJob, readReport, watchSite } from '../browser/storage.ts'

/** What the one button does. */
export function pressAction(action: 'run' | 'cancel', { key, url }: ProductSite): void {
  void sendCommand(action === 'run' ? { type: 'run-audit', key, url } : { type: 'cancel-audit', key })
}

/** Joins the popup's state to the browser: the tab, the storage, and the background's doings. */
export function usePopup() {
  const [state, dispatch] = useReducer(nextState, openingState)
  useEffect(() => {
    let stopWatching = () => {}
    const open = async () => {
      const tab = await activeTab()
      const site = readProductSite(tab?.url)
      if (typeof site === 'string' || tab?.id === undefined) {
        return dispatch({ type: 'not-web', reason: typeof site === 'string' ? site : 'blank' })
      }
      stopWatching = watchSite(site.key, {
        report: (stored) => dispatch({ type: 'report', stored }),
        job: (job) => dispatch({ type: 'job', job, now: Date.now() }),
      })
      const [last, job] = await Promise.all([readReport(site.key), readJob(site.key)])
      dispatch({ type: 'opened', site, last, job, now: Date.now() })
      dispatch({ type: 'page', page: await readTab(tab.id) })
    }
    void open()
    return () => stopWatching()
  }, [])

  return { state, dispatch }
}
