import { tryEvent } from '../tried.ts'

/**
 * Keeps scripts from noticing that a page that has been tried out is left: browsers don’t count what it sends then as the tab’s. Runs before the
 * page’s first script, because listeners of these events are called in the order in which they were added.
 */
export function holdLeaving(): void {
  let isTried = false
  addEventListener(tryEvent, () => (isTried = true))
  for (const name of ['beforeunload', 'pagehide', 'unload', 'visibilitychange', 'freeze'])
    addEventListener(name, (event) => void (isTried && event.isTrusted && event.stopImmediatePropagation()), true)
}
