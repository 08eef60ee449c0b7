import { expect, test } from 'vitest'
import { firstChecks } from '../../extension/audit/tab/first-findings.ts'
import type { CheckDefinition } from '../../shared/audit/check.ts'
import type { AuditFacts } from '../../shared/audit/facts.ts'
import type { CheckStatus } from '../../shared/vocabulary.ts'

/** One row of a check's table: what is the case, its facts, the verdict, and a part of the detail or of the fix that matters. */
export type Case = [fact: string, facts: AuditFacts, status: CheckStatus, says?: string]

/** An instruction with a colon and a snippet below it, or an instruction alone. */
export const pasteable = /^[^\n]+(?::\n\s*\S[\s\S]*|\.)$/

/**
 * Runs a check on literal facts. Every warn and fail must bring a fix of the one form. Those whose findings the popup shows first find the same in
 * the page as it runs alone.
 */
export function judge(check: CheckDefinition, cases: readonly Case[]): void {
  test.each(cases)(`${check.id}: %s`, (_, facts, status, says = '') => {
    const finding = check.run(facts)
    expect(finding.status).toBe(status)
    expect(`${finding.detail}\n${finding.fix}`).toContain(says)
    const { rendered } = facts
    if (rendered && firstChecks.includes(check)) expect(check.run({ rendered } as AuditFacts)).toEqual(finding)
    if (finding.status === 'pass') return
    expect(finding.fix).toMatch(pasteable)
  })
}
