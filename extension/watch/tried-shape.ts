import { maxTried, type Press, type TriedFacts, type TriedPart } from '../../shared/tried/tried.ts'
import { fits, type Shape } from '../service/fits.ts'

const place = { path: '', html: '' }
const press: Press = { place, text: '', kind: 'main', outcome: 'works', detail: '' }
/** One of each: what comes from the page has the same names and types, and lists of any length up to the limit. */
const named = [{ place, text: '' }]
const samples: { [P in TriedPart]: NonNullable<TriedFacts[P]> } = {
  look: {
    stuckCover: named,
    unseen: named,
    isAnimated: false,
    faults: [{ place, text: '', kind: '' }],
    walked: 0,
    unmarked: named,
    traps: named,
  },
  menus: { presses: [press], navigation: [{ text: '', url: '' }], reached: [''], pages: [''] },
  presses: [press],
  forms: [{ place, text: '', outcome: 'works', detail: '' }],
  fields: { faults: [{ place, text: '', kind: '' }] },
  later: { stuckCover: named, faults: [{ place, text: '', kind: '' }] },
}

/** Checks what comes from the page’s own world, where the page may have changed anything. */
export const isTriedPart = (part: TriedPart, value: unknown): boolean =>
  fits(value, samples[part] as unknown as Shape, { list: maxTried, text: 4000 })
