import { loadAudit } from './read-tab.ts'
import type { PageState } from '../tab-state.ts'
import { watchedItem } from '../../watch/watch-storage.ts'
import { minuteMs } from '../../../shared/durations.ts'

/** After this time, the site may well have changed. */
const maxAgeMs = 30 * minuteMs

/** Adds what a reload showed to a page that has been read, unless the tab itself has loaded the page since. */
export async function joinWatched(page: PageState, key: string): Promise<PageState> {
  if (page.at !== 'read') return page
  const stored = await watchedItem(key).read()
  if (stored === null || stored.at < (page.loadedAt ?? 0) || Date.now() - stored.at > maxAgeMs) return page
  const { at, facts } = stored
  const { withWatched } = await loadAudit()
  const watched = { at, desktop: facts.desktop.rendered.view.width, phone: facts.phone?.rendered.view.width ?? null }
  return { ...page, local: withWatched(page.local, facts), watched }
}
