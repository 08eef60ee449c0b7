import type { WatchedFacts } from '../../shared/watched/watched.ts'
import { storedItem } from '../service/stored-item.ts'

/** A running reload, or why the last one failed; `isDeclined` means that the browser’s question was answered with no. */
export type WatchJob =
  | { at: 'running'; startedAt: number; step: WatchStep }
  | { at: 'failed'; endedAt: number; message: string; isDeclined?: true }
export type WatchStep = 'desktop' | 'phone' | 'scheme' | 'others'
/** The last reload of a page. `at` is in milliseconds since 1970. */
export type StoredWatch = { at: number; facts: WatchedFacts }
/** When the page was reloaded, and the widths of the two windows; `phone` is null if the second load failed. */
export type WatchedLine = { at: number; desktop: number; phone: number | null }

/** A press of the button. It waits here while the browser asks for the site’s permission, which closes the popup. */
export type PendingWatch = { key: string; url: string; at: number; reopens: boolean }
/** What a run has opened, so that it can be closed even if the background is stopped midway. `windowId` is null until the browser reports it. */
export type OpenRun = { key: string; url: string; windowId: number | null }

// Session storage: nothing of a reload survives a browser restart.
export const watchJobItem = (key: string) => storedItem<WatchJob>('session', `watch-job ${key}`)
export const watchedItem = (key: string) => storedItem<StoredWatch>('session', `watched ${key}`)
export const pendingItem = storedItem<PendingWatch>('session', 'watch-pending')
export const openRunItem = storedItem<OpenRun>('session', 'watch-run')
