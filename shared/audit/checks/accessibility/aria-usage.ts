import { judgeRules, type RuleTable } from '../../accessibility/judge-rules.ts'
import { asIs, causes, removes, removesNamed, sets, setsNamed } from '../../accessibility/tags.ts'
import { defineCheck } from '../../check.ts'

const replace = 'Replace these tags with:'

/** axe-core’s rules for ARIA (WCAG 2.2, 1.3.1 and 4.1.2). */
export const ariaRules: RuleTable = {
  'aria-hidden-body': {
    says: ['The whole page is hidden from screen readers', 'pages are hidden from screen readers'],
    todo: replace,
    cure: removes('aria-hidden'),
    stops: true,
  },
  'aria-hidden-focus': {
    says: ['An element hidden from screen readers can be focused', 'elements hidden from screen readers can be focused'],
    todo: 'Take these out of the tab order while they’re hidden:',
    cure: causes(sets('tabindex', '-1')),
  },
  'nested-interactive': {
    says: ['A control contains another control', 'controls contain another control'],
    todo: 'Move the inner controls out of these:',
    cure: asIs,
  },
  'aria-allowed-attr': {
    says: ['An ARIA attribute isn’t supported by its element’s role', 'elements have ARIA attributes that their role doesn’t support'],
    todo: replace,
    cure: removesNamed,
  },
  'aria-prohibited-attr': {
    says: ['An ARIA attribute isn’t allowed on its element', 'elements have ARIA attributes that aren’t allowed on them'],
    todo: 'Replace these tags, or give each a role that fits its purpose:',
    cure: removesNamed,
  },
  'aria-conditional-attr': {
    says: ['An ARIA attribute contradicts its element', 'elements have ARIA attributes that contradict them'],
    todo: replace,
    cure: removesNamed,
  },
  'aria-valid-attr': {
    says: ['An ARIA attribute doesn’t exist', 'elements have ARIA attributes that don’t exist'],
    todo: replace,
    cure: removesNamed,
  },
  'aria-valid-attr-value': {
    says: ['An ARIA attribute has an invalid value', 'elements have ARIA attributes with invalid values'],
    todo: 'Replace these tags, or fix the value:',
    cure: removesNamed,
  },
  'aria-required-attr': {
    says: ['A role is missing a required attribute', 'roles are missing a required attribute'],
    todo: 'Add the current state to these tags, and keep it up to date:',
    cure: setsNamed,
  },
  'aria-required-children': {
    says: ['A role is missing required children', 'roles are missing required children'],
    todo: 'Replace these tags, or give their children the roles they require:',
    cure: removes('role'),
  },
  'aria-required-parent': {
    says: ['A role is outside its required parent', 'roles are outside their required parent'],
    todo: 'Replace these tags, or put them in an element with the required role:',
    cure: removes('role'),
  },
  'aria-roles': { says: ['A role doesn’t exist', 'elements have roles that don’t exist'], todo: replace, cure: removes('role') },
  'aria-deprecated-role': { says: ['A role is deprecated', 'elements have deprecated roles'], todo: replace, cure: removes('role') },
}

export const ariaUsage = defineCheck({
  id: 'aria-usage',
  label: 'ARIA',
  weight: 2,
  learnMore: 'https://www.w3.org/TR/using-aria/',
  needs: ['accessibility'],
  run: ({ accessibility }) => judgeRules(accessibility.violations, ariaRules, 'ARIA roles and attributes are used correctly.'),
})
