import { defineCheck, pass } from '../../check.ts'
import { judgeDoubts, type Doubt } from '../../judge-doubts.ts'
import { faultsIn, notTried, triedIn } from '../../watched/tried.ts'

/** Nobody walks along a phone’s page with the Tab key. */
const isMet = ({ kind, at }: Doubt) => kind !== 'buried' || at?.includes('phone') !== true

/** Source: WCAG 2.2, 2.4.11 Focus Not Obscured (failure F110), and users’ reports of headings that end up beneath a sticky header. */
export const fixedBars = defineCheck({
  id: 'fixed-bars',
  label: 'Fixed bars',
  weight: 3,
  learnMore: 'https://developer.mozilla.org/docs/Web/CSS/scroll-padding-top',
  needs: ['watched'],
  run: ({ watched }) =>
    triedIn(watched, 'look').length === 0
      ? pass(notTried)
      : judgeDoubts('fixed-bars', faultsIn(watched).filter(isMet), 'No fixed bar covers controls or the sections that links lead to.'),
})
