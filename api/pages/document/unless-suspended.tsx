import type { ComponentChildren } from 'preact'
import { currentViewer } from './viewer.ts'

/** Whether whoever looks at the page is suspended, so that every form of theirs would be refused. */
export const isViewerSuspended = (): boolean => currentViewer()?.suspension !== undefined

/** What only people who aren’t suspended can do. `instead` is a line for the others; the notice on every page says why and until when. */
export const UnlessSuspended = ({ instead, children }: { instead?: string; children: ComponentChildren }) =>
  isViewerSuspended() ? instead !== undefined && <p class="soft small">{instead}</p> : <>{children}</>
