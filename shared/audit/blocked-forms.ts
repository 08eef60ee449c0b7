import type { Page } from '../page/page.ts'
import { isForbidden } from './content-policy.ts'
import type { AuditFacts } from './facts.ts'

const isAsking = (fields: readonly string[]) => fields.some((field) => /^(?:text|email|tel|textarea|password|url)$/.test(field))

/** Whether no script on the page can take over what a form does. JSON-LD doesn’t run. */
const runsNothing = ({ scriptCount, jsonLd: { sources = [], broken = [] } }: Page) => scriptCount <= sources.length + broken.length

/**
 * Forms that the page’s own Content-Security-Policy blocks, so that pressing their buttons does nothing. A script may send a form in
 * its own way, unless it may not connect to that URL either.
 */
export function blockedForms(facts: Pick<AuditFacts, 'page' | 'transport'>): { kind: string; text: string; tag: string }[] {
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
