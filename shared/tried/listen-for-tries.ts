import { once } from '../once.ts'
import { watchChanges } from './pressing/changes.ts'
import { holdPage } from './held/hold.ts'
import { look } from './looking/look.ts'
import type { Layer } from './nuisances/returning.ts'
import { readStarted } from './note-start.ts'
import { tryEvent, type Fault, type TriedFacts, type TriedPart } from './tried.ts'
import { labelOf, toNamed } from './named.ts'
import { press } from './pressing/press.ts'
import { tryChoices } from './choosing/try-choices.ts'
import { findMissubmits, tryErrors } from './entering/try-errors.ts'
import { tryCounters } from './entering/try-counters.ts'
import { tryFilters } from './choosing/try-filters.ts'
import { findStaleChoices } from './choosing/stale-choices.ts'
import { findWaitingLists } from './entering/waiting-lists.ts'
import { findUnchosen } from './choosing/find-unchosen.ts'
import { findUnsendable } from './entering/find-unsendable.ts'
import { tryFields } from './entering/try-fields.ts'
import { findFrozenPrices } from './entering/try-prices.ts'
import { tryForms } from './entering/try-forms.ts'
import { findForgetfulSteps } from './entering/try-steps.ts'
import { findLostPlans } from './pressing/lost-plans.ts'
import { refusesMenu, tryLinks } from './pressing/try-links.ts'
import { tryLater } from './nuisances/try-later.ts'
import { unhiddenMenus } from './pressing/gone-when-wide.ts'
import { tryCalendars } from './pressing/try-calendars.ts'
import { findScriptedLinks } from './pressing/scripted-links.ts'
import { findNowhere } from './pressing/nowhere-links.ts'
import { tryMenus } from './pressing/try-menus.ts'
import { pressOf, tryPresses } from './pressing/try-presses.ts'
import { findStuckView } from './pressing/try-views.ts'

/** How long each part may take, in milliseconds. It finishes what it has begun by then. */
const budgetMs: Record<TriedPart, number> = { look: 5000, menus: 3500, presses: 3500, forms: 3000, later: 3000, fields: 4000 }

const choicesMs = 2500

type Request = { part: TriedPart; facts?: Promise<Partial<TriedFacts>> }

/** Runs in the page’s own world once it has loaded and been read: holds back what changes something, then tries the parts it’s asked for. */
export function listenForTries(): void {
  const started = readStarted()
  const hold = holdPage(started)
  const { take, seal } = hold
  const pageOf = () => location.href.split('#')[0]
  const start = pageOf()
  let closed: Layer[] = []
  const menus = started.holdFetch === null || started.asked.has('width') ? [] : unhiddenMenus()
  const changes = once(() => watchChanges(take, () => press(document.body)))
  const tries: { [P in TriedPart]: (until: number) => Promise<TriedFacts[P]> } = {
    look: async (until) => {
      const { closed: layers, ...seen } = await look(started, take, until)
      closed = layers
      const lost = await findLostPlans(until + choicesMs).catch(() => [])
      const waiting = await findWaitingLists(take, performance.now() + 2 * choicesMs).catch(() => [])
      // Pressed once, a counter may have left its total behind.
      const counters = await tryCounters(take).catch(() => [])
      return { ...seen, faults: [...seen.faults, ...lost, ...waiting, ...counters] }
    },
    menus: async (until) => tryMenus(await changes(), until, menus),
    presses: async (until) => {
      const presses = await tryPresses(await changes(), until)
      const stuck = await findStuckView(take, until + choicesMs)
      return stuck === null ? presses : [...presses, pressOf(stuck.link, 'button', 'harms', stuck.harm)]
    },
    forms: async (until) => {
      const usual = await changes()
      seal()
      return [...(await tryForms(usual, hold, until)), ...(await findUnsendable(take, until + choicesMs))]
    },
    later: () => tryLater(started, take, closed),
    fields: async (until) => {
      const unchosen = findUnchosen().map((one): Fault => ({ ...toNamed(one), text: labelOf(one), kind: 'unchosen' }))
      const filters = await tryFilters(take, until + choicesMs)
      const { faults } = await tryFields(take, until + choicesMs)
      return {
        faults: [
          ...unchosen,
          ...filters,
          ...faults,
          ...(await findFrozenPrices(take, until + choicesMs)),
          ...(await tryChoices(await changes(), take, until + choicesMs)),
          ...(await findStaleChoices(take, until + 3 * choicesMs)),
          ...(await tryCalendars()),
          ...(await tryErrors(take)),
          ...(await findForgetfulSteps(take)),
          ...(await findMissubmits(take)).map((one) => ({ ...toNamed(one), kind: 'submits' })),
          ...(await findScriptedLinks(await changes(), started.handled, performance.now() + choicesMs)),
          ...(await findNowhere(await changes(), started, performance.now() + choicesMs)),
          ...(await tryLinks(await changes(), performance.now() + 2 * choicesMs)),
          ...((await refusesMenu()) ? [{ ...toNamed(document.body), text: '', kind: 'menuless' }] : []),
        ],
      }
    },
  }
  addEventListener(tryEvent, (event) => {
    const { detail } = event as CustomEvent<Request | null>
    if (detail === null || !Object.hasOwn(tries, detail.part)) return
    // Another page of the site, or one that gets no frames, says nothing about this one.
    const canTry = pageOf() === start && document.visibilityState === 'visible'
    const tried = canTry ? tries[detail.part](performance.now() + budgetMs[detail.part]).catch(() => null) : Promise.resolve(null)
    detail.facts = tried.then((facts) => ({ [detail.part]: facts }))
  })
}
