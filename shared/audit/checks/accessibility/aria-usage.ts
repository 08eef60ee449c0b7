import { judgeRules } from '../../accessibility/judge-rules.ts'
import { rulesOf } from '../../accessibility/rules.ts'
import { defineCheck } from '../../check.ts'

/** axe-core’s rules for ARIA (WCAG 2.2, 1.3.1 and 4.1.2). */
export const ariaRules = rulesOf('aria')

export const ariaUsage = defineCheck({
  id: 'aria-usage',
  label: 'ARIA',
  weight: 2,
  learnMore: 'https://www.w3.org/TR/using-aria/',
  isOfOthers: true,
  needs: ['accessibility'],
  run: ({ accessibility }) => judgeRules(accessibility.violations, ariaRules, 'ARIA roles and attributes are used correctly.'),
})
