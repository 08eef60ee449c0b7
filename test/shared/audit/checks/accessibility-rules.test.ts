import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { checks } from '../../../../shared/audit/checks/index.ts'
import { addedRules, undecidedRules } from '../../../../shared/rendered/accessibility/collect-accessibility.ts'
import { violation, faulty, literalAccessibility } from '../../../support/literal-accessibility.ts'
import { literalFacts } from '../../../support/literal-page.ts'

type Rules = { getRules: (tags: string[]) => { ruleId: string; tags: string[] }[] }
const axe = createRequire(import.meta.url)('axe-core') as Rules
const rules = axe
  .getRules(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
  .filter(({ tags }) => !tags.includes('experimental') && !tags.includes('deprecated'))
  .map(({ ruleId }) => ruleId)
/** `title`, `lang` and `viewport` find these in the markup. */
const inMarkup = ['document-title', 'html-has-lang', 'meta-viewport']

test.each([...addedRules, ...rules].filter((rule) => !inMarkup.includes(rule) && !undecidedRules.includes(rule)))(
  '%s is found by one check, in words of our own',
  (rule) => {
    const accessibility = literalAccessibility({ violations: [violation(rule, faulty('<p>'))] })
    const found = checks
      .filter(({ needs, needsOne = [] }) => [...needs, ...needsOne].includes('accessibility'))
      .map((check) => check.run(literalFacts({ accessibility })))
      .filter(({ status }) => status !== 'pass')
    expect(found).toHaveLength(1)
    expect(found[0]?.detail).not.toContain('Help for')
  },
)

test('only rules of axe-core are left out as undecided', () => {
  expect(undecidedRules.filter((rule) => !rules.includes(rule))).toEqual([])
})
