import { once } from '../once.ts'
import { watchChanges } from './changes.ts'
import { holdPage, sealPage } from './hold.ts'
import { look } from './look.ts'
import { tryEvent, type TriedFacts, type TriedPart } from './tried.ts'
import { press } from './press.ts'
import { tryForms } from './try-forms.ts'
import { tryMenus } from './try-menus.ts'
import { tryPresses } from './try-presses.ts'

/** When each part is to end, in milliseconds after the first began. */
const endMs: Record<TriedPart, number> = { look: 3400, menus: 5000, presses: 6800, forms: 8000 }

type Request = { part: TriedPart; facts?: Promise<Partial<TriedFacts>> }

/** Runs in the page’s own world once it has loaded and been read: holds back what changes something, then tries the parts it’s asked for. */
export function listenForTries(): void {
  const take = holdPage()
  const start = location.href
  const begun = once(() => performance.now())
  const changes = once(() => watchChanges(take, () => press(document.body)))
  const tries: { [P in TriedPart]: (until: number) => Promise<TriedFacts[P]> } = {
    look,
    menus: async (until) => tryMenus(await changes(), until),
    presses: async (until) => tryPresses(await changes(), until),
    forms: async (until) => {
      const usual = await changes()
      sealPage()
      return tryForms(usual, until)
    },
  }
  addEventListener(tryEvent, (event) => {
    const { detail } = event as CustomEvent<Request | null>
    if (detail === null || !Object.hasOwn(tries, detail.part)) return
    // Another page of the site, or one that gets no frames, says nothing about this one.
    const canTry = location.href === start && document.visibilityState === 'visible'
    const tried = canTry ? tries[detail.part](begun() + endMs[detail.part]).catch(() => null) : Promise.resolve(null)
    detail.facts = tried.then((facts) => ({ [detail.part]: facts }))
  })
}
