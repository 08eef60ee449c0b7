import { judgeFound } from '../../accessibility/found.ts'
import { rulesOf } from '../../accessibility/rules.ts'
import { defineCheck } from '../../check.ts'

/** axe-core’s rules for the accessible names of buttons, links and other controls (WCAG 2.2, 2.4.4, 2.5.3 and 4.1.2). */
export const controlNameRules = rulesOf('names')

export const controlNames = defineCheck({
  id: 'control-names',
  label: 'Button and link names',
  weight: 4,
  learnMore: 'https://www.w3.org/WAI/WCAG22/Understanding/name-role-value.html',
  needsOne: ['accessibility', 'markup'],
  ofEachPage: 'any',
  run: (facts) => judgeFound(facts, controlNameRules, 'Every button and link has an accessible name.'),
})
