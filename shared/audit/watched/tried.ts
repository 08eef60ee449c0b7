import type { TriedFacts } from '../../tried/tried.ts'
import { pass, type Finding } from '../check.ts'
import { judgeDoubts, type Doubt } from '../judge-doubts.ts'
import type { WatchedFacts } from '../../watched/watched.ts'

export const notTried = 'Not checked: the page couldn’t be tried out.'

/** One part of what trying the page out showed at each width, with words for where that was. */
export const triedIn = <P extends keyof TriedFacts>(
  { desktop, phone, still, elsewhere = [] }: WatchedFacts,
  part: P,
): { facts: NonNullable<TriedFacts[P]>; where: string }[] =>
  [
    { tried: desktop.tried, where: '' },
    { tried: phone?.tried, where: ` on a ${phone?.rendered.view.width} px phone screen` },
    ...(part === 'look' ? [{ tried: still?.tried, where: ' with reduced motion' }] : []),
    ...elsewhere.map(({ path, isPhone, tried }) => ({ tried, where: ` on ${path}${isPhone ? ', on a phone' : ''}` })),
  ].flatMap(({ tried, where }) => {
    const facts = tried?.[part] ?? null
    return facts === null ? [] : [{ facts, where }]
  })

/** All faults found by trying the page out, without duplicates, as judgeDoubts takes them. */
export function faultsIn(watched: WatchedFacts): Doubt[] {
  const all = (['look', 'later', 'fields'] as const).flatMap((part) =>
    triedIn(watched, part).flatMap(({ facts: { faults }, where }) =>
      faults.map(({ kind, text, place }): Doubt => ({ kind, text, tag: place.html, place, ...(where !== '' && { at: where.trim() }) })),
    ),
  )
  // Of a page as a whole, whatever its classes are.
  const keyOf = ({ kind, text, tag }: Doubt) => (text === '' && tag?.startsWith('<body') ? kind : `${kind} ${text} ${tag}`)
  return [...new Map(all.toReversed().map((doubt) => [keyOf(doubt), doubt])).values()].toReversed()
}

/** One finding for the faults of a check’s kinds, if the page could be tried out as far as to that part. */
export const judgeTried = (
  id: Parameters<typeof judgeDoubts>[0],
  watched: WatchedFacts,
  passed: string,
  part: keyof TriedFacts = 'look',
): Finding => (triedIn(watched, part).length === 0 ? pass(notTried) : judgeDoubts(id, faultsIn(watched), passed))
