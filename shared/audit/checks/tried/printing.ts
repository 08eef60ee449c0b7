import { defineCheck, pass } from '../../check.ts'
import { judgeDoubts } from '../../judge-doubts.ts'
import { faultsIn, notTried, triedIn } from '../../watched/tried.ts'

/** Source: CSS Paged Media; users’ reports of blank printouts. */
export const printing = defineCheck({
  id: 'printing',
  label: 'Printing',
  weight: 2,
  learnMore: 'https://developer.mozilla.org/docs/Web/CSS/CSS_media_queries/Printing',
  needs: ['watched'],
  run: ({ watched }) =>
    triedIn(watched, 'look').length === 0 ? pass(notTried) : judgeDoubts('printing', faultsIn(watched), 'The page can be printed.'),
})
