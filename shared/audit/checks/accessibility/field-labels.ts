import { judgeFound } from '../../accessibility/found.ts'
import type { RuleTable } from '../../accessibility/judge-rules.ts'
import { labels, names, removes } from '../../accessibility/tags.ts'
import { defineCheck } from '../../check.ts'

const todo = 'Replace these tags, and say in each label what to enter:'

/** axe-core’s rules for field labels (WCAG 2.2, 1.3.5 and 4.1.2). */
export const fieldRules: RuleTable = {
  label: { says: ['A field has no label', 'fields have no label'], todo, cure: labels, stops: true },
  'select-name': { says: ['A dropdown has no label', 'dropdowns have no label'], todo, cure: names('aria-label'), stops: true },
  'aria-input-field-name': {
    says: ['A custom field has no label', 'custom fields have no label'],
    todo,
    cure: names('aria-label'),
    stops: true,
  },
  'aria-toggle-field-name': {
    says: ['A checkbox, switch or option has no label', 'checkboxes, switches or options have no label'],
    todo,
    cure: names('aria-label'),
    stops: true,
  },
  'autocomplete-valid': {
    says: ['A field has an invalid autocomplete attribute', 'fields have an invalid autocomplete attribute'],
    todo: 'Replace these tags, or use one of HTML’s autocomplete values, such as “email” or “name”:',
    cure: removes('autocomplete'),
  },
}

export const fieldLabels = defineCheck({
  id: 'field-labels',
  label: 'Field labels',
  weight: 4,
  learnMore: 'https://www.w3.org/WAI/tutorials/forms/labels/',
  needsOne: ['accessibility', 'markup'],
  run: (facts) => judgeFound(facts, fieldRules, 'Every form field has a label.'),
})
