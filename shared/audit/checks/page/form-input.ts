import { dayMs } from '../../../durations.ts'
import { defineCheck } from '../../check.ts'
import { blockedForms } from '../../blocked-forms.ts'
import type { AuditFacts } from '../../facts.ts'
import { judgeDoubts } from '../../judge-doubts.ts'

/** Only a visit by the server has a date: a tab’s finding could differ from one reading to the next. */
const isOver = (limit: string, { response }: AuditFacts): boolean =>
  response !== undefined && Date.parse(`${/\S+$/.exec(limit)?.[0]}T23:59:59Z`) < response.at - dayMs

export const formInput = defineCheck({
  id: 'form-input',
  label: 'What forms accept',
  weight: 4,
  learnMore: 'https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constraints',
  run: (facts) =>
    judgeDoubts(
      'form-input',
      [...facts.page.doubts.filter((doubt) => doubt.kind !== 'past-limit' || isOver(doubt.text, facts)), ...blockedForms(facts)],
      facts.page.forms.length === 0 ? 'The page has no forms.' : 'Forms accept valid input and can be sent.',
    ),
})
