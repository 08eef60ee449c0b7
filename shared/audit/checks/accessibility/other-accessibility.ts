import type { AccessibilityFacts } from '../../../rendered/accessibility.ts'
import { judgeRules, type RuleTable } from '../../accessibility/judge-rules.ts'
import { rulesOf } from '../../accessibility/rules.ts'
import { asIs } from '../../accessibility/tags.ts'
import { defineCheck } from '../../check.ts'
import { oneOrMany } from '../../../plural.ts'
import { ariaRules } from './aria-usage.ts'
import { controlNameRules } from './control-names.ts'
import { fieldRules } from './field-labels.ts'
import { imageRules } from './image-alternatives.ts'
import { structureRules } from './page-structure.ts'
import { targetRules } from './target-size.ts'

/** axe-core’s rules about zooming, motion and the keyboard (WCAG 2.2, 1.4.1, 1.4.4, 1.4.12, 2.1.1, 2.2.1, 2.2.2 and 2.4.3). */
const otherRules = rulesOf('others')

/** Rules covered by other checks; `title`, `lang` and `viewport` find the same in the markup. */
const elsewhere = new Set([
  'color-contrast',
  'document-title',
  'html-has-lang',
  'meta-viewport',
  ...[controlNameRules, fieldRules, imageRules, targetRules, ariaRules, structureRules].flatMap((table) => Object.keys(table)),
])

/** Rules that a newer axe-core may add, in its own words. */
const newRules = ({ violations }: AccessibilityFacts): RuleTable =>
  Object.fromEntries(
    violations.map(({ rule, help }) => [rule, { says: [help, `elements: ${help}`], todo: `${help}. Check these elements:`, cure: asIs }]),
  )

export const otherAccessibility = defineCheck({
  id: 'other-accessibility',
  label: 'Zoom, motion and keyboard',
  weight: 2,
  learnMore: 'https://www.w3.org/WAI/WCAG22/quickref/',
  isOfOthers: true,
  needs: ['accessibility'],
  run({ accessibility }) {
    const violations = accessibility.violations.filter(({ rule }) => !elsewhere.has(rule))
    const passed = 'Everything scrollable can be reached by keyboard, and nothing moves or redirects by itself.'
    const finding = judgeRules(violations, { ...newRules({ ...accessibility, violations }), ...otherRules }, passed)
    const unseen = unseenWords(accessibility)
    return unseen === '' ? finding : { ...finding, detail: `${finding.detail} ${unseen}` }
  },
})

function unseenWords({ unseenFrames }: AccessibilityFacts): string {
  if (unseenFrames === 0) return ''
  return `${oneOrMany(unseenFrames, 'One frame from another site', 'frames from other sites')} couldn’t be checked.`
}
