import { judgeFound } from '../../accessibility/found.ts'
import type { RuleTable } from '../../accessibility/judge-rules.ts'
import { asIs, names } from '../../accessibility/tags.ts'
import { defineCheck } from '../../check.ts'

const todo = 'Replace these tags, and describe in each aria-label what the control does:'
const named = names('aria-label')

/** axe-core’s rules for the accessible names of buttons, links and other controls (WCAG 2.2, 2.4.4, 2.5.3 and 4.1.2). */
export const controlNameRules: RuleTable = {
  'button-name': { says: ['A button has no accessible name', 'buttons have no accessible name'], todo, cure: named, stops: true },
  'link-name': { says: ['A link has no accessible name', 'links have no accessible name'], todo, cure: named, stops: true },
  'input-button-name': {
    says: ['A form button has no text', 'form buttons have no text'],
    todo: 'Replace these tags, and say in each value what the button does:',
    cure: names('value'),
    stops: true,
  },
  'summary-name': { says: ['A <summary> has no text', '<summary> elements have no text'], todo, cure: named, stops: true },
  'aria-command-name': {
    says: ['A custom button or link has no accessible name', 'custom buttons or links have no accessible name'],
    todo,
    cure: named,
    stops: true,
  },
  'aria-tab-name': { says: ['A tab has no accessible name', 'tabs have no accessible name'], todo, cure: named },
  'aria-tooltip-name': { says: ['A tooltip has no text', 'tooltips have no text'], todo, cure: named },
  'aria-meter-name': { says: ['A meter has no accessible name', 'meters have no accessible name'], todo, cure: named },
  'aria-progressbar-name': { says: ['A progress bar has no accessible name', 'progress bars have no accessible name'], todo, cure: named },
  'label-content-name-mismatch': {
    says: [
      'A control’s accessible name doesn’t include its visible text',
      'controls have an accessible name that doesn’t include their visible text',
    ],
    todo: 'Start the aria-label of each control with its visible text:',
    cure: asIs,
  },
}

export const controlNames = defineCheck({
  id: 'control-names',
  label: 'Button and link names',
  weight: 4,
  learnMore: 'https://www.w3.org/WAI/WCAG22/Understanding/name-role-value.html',
  needsOne: ['accessibility', 'markup'],
  run: (facts) => judgeFound(facts, controlNameRules, 'Every button and link has an accessible name.'),
})
