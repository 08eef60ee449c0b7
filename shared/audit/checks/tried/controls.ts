import { defineCheck, pass } from '../../check.ts'
import { judgeDoubts } from '../../judge-doubts.ts'
import { faultsIn, notTried, triedIn } from '../../watched/tried.ts'
import { doubtfulLinks } from '../rendered/dead-links.ts'

/** Source: users’ reports of switches, choices, menus and links that do nothing, or close before they can be used. */
export const controls = defineCheck({
  id: 'controls',
  label: 'Switches, choices and links',
  weight: 4,
  learnMore: 'https://www.w3.org/WAI/WCAG22/Understanding/content-on-hover-or-focus.html',
  needs: ['watched'],
  run(facts) {
    if (triedIn(facts.watched, 'look').length === 0) return pass(notTried)
    // `dead-links` tells those.
    const told = new Set(doubtfulLinks(facts).map(({ text }) => text))
    const faults = faultsIn(facts.watched).filter(({ kind, text }) => kind !== 'nowhere' || !told.has(text))
    return judgeDoubts('controls', faults, 'Switches, choices, menus and links work.')
  },
})
