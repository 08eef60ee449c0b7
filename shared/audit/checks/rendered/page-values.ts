import { defineCheck } from '../../check.ts'
import { judgeDoubts } from '../../judge-doubts.ts'

/** Source: users’ reports of two prices for the same plan, and of countdowns that ran below zero. */
export const pageValues = defineCheck({
  id: 'page-values',
  label: 'Prices and countdowns',
  weight: 4,
  learnMore: 'https://support.google.com/merchants/answer/12159157',
  needs: ['rendered'],
  run: ({ rendered: { values } }) =>
    judgeDoubts(
      'page-values',
      values.map((doubt) => ({ ...doubt, tag: `${doubt.place.path}: ${doubt.text}` })),
      'No plan has two different prices, and no countdown is below zero.',
    ),
})
