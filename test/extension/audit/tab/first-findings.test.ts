import { expect, it } from 'vitest'
import { firstChecks, firstFindings } from '../../../../extension/audit/tab/first-findings.ts'
import type { CheckDefinition } from '../../../../shared/audit/check.ts'
import { checks } from '../../../../shared/audit/checks/index.ts'
import type { AuditFacts } from '../../../../shared/audit/facts.ts'
import { runAudit } from '../../../../shared/audit/run-audit.ts'
import { localFacts } from '../../../support/literal-page.ts'
import { literalRendered } from '../../../support/literal-rendered.ts'

const failed = { url: 'https://acme.dev/app.css', kind: 'style', status: 404, isOwn: true } as const
const faulty = literalRendered({
  requests: { count: 5, failed: [failed], ownStyles: { all: 1, failed: 1 } },
  layout: { contentWidth: 1900 },
})

/** They recognize words in many languages, which the popup would have to load first. */
const wordy = new Set(['dead-links', 'usable-page', 'page-values'])

const needsOnlyRendered = ({ id, needs, needsOne, run }: CheckDefinition) => {
  if (wordy.has(id)) return false
  if (needs.some((need) => need !== 'rendered') || needsOne?.includes('rendered') === false) return false
  try {
    run({ rendered: literalRendered() } as AuditFacts)
    return true
  } catch {
    return false
  }
}

it('are those of every check that needs only the page as it runs and no lists of words, in report order', () => {
  expect(firstChecks.map(({ id }) => id)).toEqual(checks.filter(needsOnlyRendered).map(({ id }) => id))
})

it('are the findings of the report that follows', () => {
  const first = firstFindings(faulty)
  expect(first.map(({ id }) => id)).toContain('failed-requests')
  const report = new Map(runAudit({ ...localFacts(), rendered: faulty }).checks.map((check) => [check.id, check]))
  for (const { learnMore: _, ...finding } of first) expect(report.get(finding.id)).toEqual(finding)
})

it('are empty on a page without text', () => {
  expect(firstFindings(literalRendered({ requests: { failed: [failed] }, texts: { characters: 0 } }))).toEqual([])
})
