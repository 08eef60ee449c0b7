import { judgeRules, type RuleTable } from '../../accessibility/judge-rules.ts'
import { asIs, names } from '../../accessibility/tags.ts'
import { defineCheck } from '../../check.ts'

const todo = 'Replace these tags, and say in each aria-label what the control does:'
const named = names('aria-label')

/** axe-core’s rules for the names of what people press (WCAG 2.2, 2.4.4, 2.5.3 and 4.1.2). */
export const controlNameRules: RuleTable = {
  'button-name': { says: ['A button has no name', 'buttons have no name'], todo, cure: named, stops: true },
  'link-name': { says: ['A link has no text', 'links have no text'], todo, cure: named, stops: true },
  'input-button-name': {
    says: ['A form button has no text', 'form buttons have no text'],
    todo: 'Replace these tags, and say in each value what the button does:',
    cure: names('value'),
    stops: true,
  },
  'summary-name': { says: ['A <summary> has no text', '<summary> elements have no text'], todo, cure: named, stops: true },
  'aria-command-name': {
    says: ['An element that works like a button or link has no name', 'elements that work like buttons or links have no name'],
    todo,
    cure: named,
    stops: true,
  },
  'aria-tab-name': { says: ['A tab has no name', 'tabs have no name'], todo, cure: named },
  'aria-tooltip-name': { says: ['A tooltip has no text', 'tooltips have no text'], todo, cure: named },
  'aria-meter-name': { says: ['A meter has no name', 'meters have no name'], todo, cure: named },
  'aria-progressbar-name': { says: ['A progress bar has no name', 'progress bars have no name'], todo, cure: named },
  'label-content-name-mismatch': {
    says: ['A control’s name differs from its visible text', 'controls have a name that differs from their visible text'],
    todo: 'Start the aria-label of these with their visible text:',
    cure: asIs,
  },
}

export const controlNames = defineCheck({
  id: 'control-names',
  label: 'Names of buttons and links',
  weight: 4,
  needs: ['accessibility'],
  run: ({ accessibility }) => judgeRules(accessibility, controlNameRules, 'Every button and link has a name that screen readers can say.'),
})
