import type { TriedFacts } from '../../tried/tried.ts'
import type { WatchedFacts } from '../../watched/watched.ts'

export const notTried = 'Not checked: the page couldn’t be tried out.'

/** One part of what trying the page out showed at each width, with words for where that was. */
export function triedIn<P extends keyof TriedFacts>(
  { desktop, phone }: WatchedFacts,
  part: P,
): { facts: NonNullable<TriedFacts[P]>; where: string }[] {
  return [desktop, phone].flatMap((load) => {
    const facts = load?.tried?.[part] ?? null
    if (load === null || facts === null) return []
    return [{ facts, where: load === phone ? ` on a ${load.rendered.view.width} px phone screen` : '' }]
  })
}
