import { useLayoutEffect, useMemo } from 'preact/hooks'
import { showBadge } from '../service/tab-badge.ts'
import type { TabEvent, TabState } from './tab-state.ts'
import { writeHistory } from './history/history-storage.ts'
import { failuresOf, siteReport, type SiteReport } from './site-report.ts'

/** The report for the popup’s state. Stores its history, and shows the number of failures on the toolbar icon. */
export function useSiteReport(state: TabState, dispatch: (event: TabEvent) => void): SiteReport | null {
  const { tabId, site, isIncognito, page, last, history } = state
  const report = useMemo(() => siteReport({ page, last, history }, Date.now()), [page, last, history])
  // Right away: the popup may close before the next frame.
  useLayoutEffect(() => {
    if (report === null || site === null || page.at !== 'read') return
    if (tabId !== null) void showBadge(tabId, failuresOf(report))
    if (report.history === null || isIncognito) return
    void writeHistory(site.key, report.history)
    dispatch({ type: 'kept', history: report.history })
  }, [report])
  return report
}
