import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import { oneOrMany } from '../../../plural.ts'
import { judgeDoubts } from '../../judge-doubts.ts'
import { faultsIn, notTried, triedIn } from '../../watched/tried.ts'

/** Fewer controls say little about the page’s styles. */
const fewest = 3

/** Source: WCAG 2.2, 2.1.1 Keyboard, 2.1.2 No Keyboard Trap and 2.4.7 Focus Visible (failures F10, F54, F78). */
export const keyboardFocus = defineCheck({
  id: 'keyboard-focus',
  label: 'Keyboard',
  weight: 4,
  learnMore: 'https://www.w3.org/WAI/WCAG22/Understanding/focus-visible.html',
  needs: ['watched'],
  run({ watched }) {
    const loads = triedIn(watched, 'look')
    const { facts: { traps } = { traps: [] }, where = '' } = loads.find(({ facts }) => facts.traps.length > 0) ?? {}
    const [trap] = traps
    if (trap !== undefined)
      return fail(
        `Keyboard users can’t get past “${trap.text || trap.place.path}”${where}.`,
        paste('Let the Tab key leave this element:', trap.place.html),
        traps,
      )
    const worst = loads.find(({ facts }) => facts.unmarked.length > 0) ?? loads[0]
    if (worst === undefined) return pass(notTried)
    const { unmarked, walked } = worst.facts
    const [first] = unmarked
    const doubts = judgeDoubts(
      'keyboard-focus',
      faultsIn(watched),
      walked === 0
        ? 'Not checked: the browser shows no focus in this window.'
        : `Keyboard focus is visible on ${oneOrMany(walked, 'the control', 'controls')}.`,
    )
    if (first !== undefined && doubts.status !== 'fail') {
      const isMost = unmarked.length * 2 > walked && walked >= fewest
      const names = [...new Set(unmarked.map(({ place }) => `${/^<([a-z-]+)/.exec(place.html)?.[1] ?? place.path}:focus-visible`))]
      const detail = `Keyboard focus is invisible on ${walked === 1 ? 'the only control,' : `${unmarked.length} of ${walked} controls, such as`} “${first.text || first.place.path}”.`
      return (isMost ? fail : warn)(
        detail,
        paste('Add this at the end of your style sheet:', `${names.join(', ')} { outline: 3px solid !important; outline-offset: 2px; }`),
        unmarked,
      )
    }
    return doubts
  },
})
