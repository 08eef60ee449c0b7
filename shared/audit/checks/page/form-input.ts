import { defineCheck } from '../../check.ts'
import { blockedForms } from '../../blocked-forms.ts'
import { judgeDoubts } from '../../judge-doubts.ts'

export const formInput = defineCheck({
  id: 'form-input',
  label: 'What forms accept',
  weight: 4,
  learnMore: 'https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constraints',
  run: (facts) =>
    judgeDoubts(
      'form-input',
      [...facts.page.doubts, ...blockedForms(facts)],
      facts.page.forms.length === 0 ? 'The page has no forms.' : 'Forms accept valid input and can be sent.',
    ),
})
