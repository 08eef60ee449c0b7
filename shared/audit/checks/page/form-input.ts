import { dayMs } from '../../../durations.ts'
import type { Page } from '../../../page/page.ts'
import { defineCheck } from '../../check.ts'
import { isForbidden } from '../../content-policy.ts'
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
  ofEachPage: 'any',
  run: (facts) =>
    judgeDoubts(
      'form-input',
      [...facts.page.doubts, ...blockedForms(facts)].filter(({ kind, text }) => kind !== 'past-limit' || isOver(text, facts)),
      facts.page.forms.length === 0 ? 'The page has no forms.' : 'Forms accept valid input and can be sent.',
    ),
})

const isAsking = (fields: readonly string[]) => fields.some((field) => /^(?:text|email|tel|textarea|password|url)$/.test(field))

/** Whether no script on the page can take over what a form does. JSON-LD doesn’t run. */
const runsNothing = ({ scriptCount, jsonLd: { sources = [], broken = [] } }: Page) => scriptCount <= sources.length + broken.length

/**
 * Forms that the page’s own Content-Security-Policy blocks, so that pressing their buttons does nothing. A script may send a form in
 * its own way, unless it may not connect to that URL either.
 */
function blockedForms(facts: Pick<AuditFacts, 'page' | 'transport'>): { kind: string; text: string; tag: string }[] {
  const { page } = facts
  return page.forms
    .filter(({ fields }) => isAsking(fields))
    .filter(({ action }) => isForbidden(facts, ['form-action'], action))
    .filter(({ action }) => runsNothing(page) || isForbidden(facts, ['connect-src', 'default-src'], action))
    .map(({ action, text }) => ({
      kind: 'blocked-by-policy',
      text: text.slice(0, 60),
      tag: `form-action 'self' ${new URL(action).origin};`,
    }))
}
