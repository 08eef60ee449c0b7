import { defineCheck } from '../../check.ts'
import { judgeDoubts } from '../../judge-doubts.ts'
import { faultsIn } from '../../watched/tried.ts'

/** Source: users’ reports of countdowns that ran below zero, and of bars that contradict their number. */
export const pageValues = defineCheck({
  id: 'page-values',
  label: 'Prices and countdowns',
  weight: 4,
  learnMore: 'https://support.google.com/merchants/answer/12159157',
  needs: ['rendered'],
  run: ({ rendered: { values }, watched }) =>
    judgeDoubts(
      'page-values',
      [
        ...values.map((doubt) => ({ ...doubt, tag: `${doubt.place.path}: ${doubt.text}` })),
        ...(watched === undefined ? [] : faultsIn(watched)),
      ],
      'No countdown is below zero, no reduced price is higher than before, and bars match their numbers.',
    ),
})
