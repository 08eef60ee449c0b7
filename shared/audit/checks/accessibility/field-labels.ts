import { judgeFound } from '../../accessibility/found.ts'
import { rulesOf } from '../../accessibility/rules.ts'
import { defineCheck } from '../../check.ts'

/** axe-core’s rules for field labels (WCAG 2.2, 1.3.5 and 4.1.2). */
export const fieldRules = rulesOf('fields')

export const fieldLabels = defineCheck({
  id: 'field-labels',
  label: 'Field labels',
  weight: 4,
  learnMore: 'https://www.w3.org/WAI/tutorials/forms/labels/',
  needsOne: ['accessibility', 'markup'],
  ofEachPage: 'any',
  run: (facts) => judgeFound(facts, fieldRules, 'Every form field has an accessible name.'),
})
