import { until } from './choose-options.ts'
import { around } from './walk-page.ts'

/** Documents and shadow roots that an element is in, the innermost first. */
export const rootsAround = (element: Element): (Document | ShadowRoot)[] => [
  ...new Set([...around(element)].map((one) => one.getRootNode() as Document | ShadowRoot)),
]

/** Spinners never end. */
const isEnding = ({ playState, effect }: Animation): boolean => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity

/** Waits as `until` does, but only while the page reacts: until nothing on it has changed or moved for `rest` milliseconds. */
export async function whileReacting(of: Element, isDone: () => boolean, within: number, rest = 200): Promise<boolean> {
  let last = Date.now()
  const observer = new MutationObserver(() => {
    last = Date.now()
  })
  const roots = rootsAround(of)
  for (const root of roots) observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true })
  const isAtRest = () => Date.now() - last > rest && !roots.some((root) => root.getAnimations().some(isEnding))
  await until(() => isDone() || isAtRest(), within).finally(() => observer.disconnect())
  return isDone()
}

/** Which way worked for lists of a kind. */
const known = new Map<string, number>()

/**
 * Tries ways to do something with a list, one after another, until `isDone`; `wait` says how long each is given. What worked for another list
 * of the same kind on this page is waited for only then.
 */
export async function inAnyWay(
  kind: string,
  ways: readonly (() => unknown)[],
  isDone: () => boolean,
  wait: (nth: number) => Promise<boolean>,
): Promise<void> {
  const best = known.get(kind) ?? 0
  for (const [nth, act] of ways.entries()) {
    if (isDone()) return
    act()
    if (nth < best || !(await wait(nth))) continue
    known.set(kind, nth)
    return
  }
}
