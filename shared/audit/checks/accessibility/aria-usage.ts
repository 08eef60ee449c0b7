import { judgeRules, type RuleTable } from '../../accessibility/judge-rules.ts'
import { asIs, causes, removes, removesNamed, sets, setsNamed } from '../../accessibility/tags.ts'
import { defineCheck } from '../../check.ts'

const replace = 'Replace these tags:'

/** axe-core’s rules for ARIA (WCAG 2.2, 1.3.1 and 4.1.2). */
export const ariaRules: RuleTable = {
  'aria-hidden-body': {
    says: ['The whole page is hidden from screen readers', 'pages are hidden from screen readers'],
    todo: replace,
    cure: removes('aria-hidden'),
    stops: true,
  },
  'aria-hidden-focus': {
    says: ['Something hidden from screen readers can be focused', 'elements hidden from screen readers can be focused'],
    todo: 'Take these out of the tab order while they’re hidden:',
    cure: causes(sets('tabindex', '-1')),
  },
  'nested-interactive': {
    says: ['A control contains another control', 'controls contain another control'],
    todo: 'Move the inner controls out of these:',
    cure: asIs,
  },
  'aria-allowed-attr': {
    says: ['An ARIA attribute doesn’t fit its element', 'elements have ARIA attributes that don’t fit them'],
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
    todo: 'Replace these tags, or correct the value:',
    cure: removesNamed,
  },
  'aria-required-attr': {
    says: ['A role lacks an attribute that it requires', 'roles lack an attribute that they require'],
    todo: 'Add the current state to these tags, and keep it up to date:',
    cure: setsNamed,
  },
  'aria-required-children': {
    says: ['A role lacks the children that it requires', 'roles lack the children that they require'],
    todo: 'Replace these tags, or give their children the roles they require:',
    cure: removes('role'),
  },
  'aria-required-parent': {
    says: ['A role is outside the parent that it requires', 'roles are outside the parent that they require'],
    todo: 'Replace these tags, or put them into an element of the required role:',
    cure: removes('role'),
  },
  'aria-roles': { says: ['A role doesn’t exist', 'elements have roles that don’t exist'], todo: replace, cure: removes('role') },
  'aria-deprecated-role': { says: ['A role is deprecated', 'elements have deprecated roles'], todo: replace, cure: removes('role') },
  'aria-braille-equivalent': {
    says: ['A braille label has no text beside it', 'braille labels have no text beside them'],
    todo: replace,
    cure: removes('aria-braillelabel', 'aria-brailleroledescription'),
  },
  'duplicate-id-aria': {
    says: ['An id that a label or ARIA attribute refers to isn’t unique', 'ids that labels or ARIA attributes refer to aren’t unique'],
    todo: 'Give each element an id of its own, and refer to that:',
    cure: asIs,
  },
}

export const ariaUsage = defineCheck({
  id: 'aria-usage',
  label: 'ARIA',
  weight: 2,
  needs: ['accessibility'],
  run: ({ accessibility }) => judgeRules(accessibility, ariaRules, 'ARIA roles and attributes are used correctly.'),
})
