import { useState } from 'preact/hooks'
import { storedItem } from '../service/stored-item.ts'
import { useStored } from '../service/use-stored.ts'
import type { SiteReport } from './site-report.ts'
import type { TabState } from './tab-state.ts'

/** When which finding was checked off, in milliseconds since 1970. */
export type Done = Readonly<Record<string, number>>

const doneItem = (key: string) => storedItem<Done>('session', `done ${key}`)

/**
 * The findings that are checked off: since the page was loaded or, if only our crawler can tell, since the last full audit. After that, they’re
 * judged again.
 */
export function doneOf(done: Done, { checks }: Pick<SiteReport, 'checks'>, { page, last }: Pick<TabState, 'page' | 'last'>): Set<string> {
  const loadedAt = page.at === 'read' ? (page.loadedAt ?? 0) : 0
  const isDone = ({ id, seenBy }: SiteReport['checks'][number]) => (done[id] ?? 0) > (seenBy === 'crawler' ? (last?.at ?? 0) : loadedAt)
  return new Set(checks.filter(isDone).map(({ id }) => id))
}

/** What is checked off on a page, and how to check a finding off or undo that. In a private window, it’s forgotten with the popup. */
export function useDone(key: string, isPrivate: boolean) {
  const item = doneItem(key)
  const stored = useStored(item) ?? {}
  const [held, setHeld] = useState<Readonly<Record<string, Done>>>({})
  const done = isPrivate ? (held[key] ?? {}) : stored
  const check = (id: string, isDone: boolean) => {
    const next = { ...done, [id]: isDone ? Date.now() : 0 }
    if (isPrivate) setHeld({ ...held, [key]: next })
    else void item.write(next)
  }
  return { done, check }
}
