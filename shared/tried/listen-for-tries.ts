import { holdPage } from './hold.ts'
import { tryEvent, type TriedFacts, type TriedPart } from './tried.ts'
import { tryPresses } from './try-presses.ts'

/** How long each part may take, in milliseconds. */
const partMs: Record<TriedPart, number> = { presses: 4000 }

type Request = { part: TriedPart; facts?: Promise<Partial<TriedFacts>> }

/** Runs in the page’s own world once it has loaded and been read: holds back what changes something, then tries the parts it’s asked for. */
export function listenForTries(): void {
  const take = holdPage()
  const start = location.href
  const tries: { [P in TriedPart]: (until: number) => Promise<TriedFacts[P]> } = {
    presses: (until) => tryPresses(take, until),
  }
  addEventListener(tryEvent, (event) => {
    const { detail } = event as CustomEvent<Request | null>
    if (detail === null || !Object.hasOwn(tries, detail.part)) return
    // Another page of the site, or one that gets no frames, says nothing about this one.
    const canTry = location.href === start && document.visibilityState === 'visible'
    const tried = canTry ? tries[detail.part](performance.now() + partMs[detail.part]).catch(() => null) : Promise.resolve(null)
    detail.facts = tried.then((facts) => ({ [detail.part]: facts }))
  })
}
