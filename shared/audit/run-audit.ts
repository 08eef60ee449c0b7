import { isListable } from '../listing/page-kind.ts'
import type { Check } from '../schemas/readiness.ts'
import { warn, type CheckDefinition, type Finding } from './check.ts'
import { checks } from './checks/index.ts'
import type { AuditFacts } from './facts.ts'
import { isIndexable } from './indexability.ts'
import { scoreOf } from './score.ts'

export type Audit = { checks: Check[]; score: number }

/** A broken check never kills the report, and its weight does not count: it says nothing about the site. */
function runCheck(check: CheckDefinition, facts: AuditFacts): { finding: Finding; weight: number } {
  try {
    return { finding: check.run(facts), weight: check.weight }
  } catch {
    const fix = `Run the audit again; if this stays, tell the people who run this catalog that the check “${check.id}” stumbles over this page.`
    return { finding: warn('This could not be judged: the check itself failed on this page.', fix), weight: 0 }
  }
}

/**
 * Runs every check whose facts are there, in list order: with the page and its listing alone (a browser tab), or with all that a visit
 * and the catalog know. Throws nothing.
 */
export function runAudit(facts: AuditFacts, definitions: readonly CheckDefinition[] = checks): Audit {
  const results = definitions
    .filter((check) => check.needs.every((need) => facts[need] !== undefined))
    .map((check) => ({ check, ...runCheck(check, facts) }))
  return {
    checks: results.map(({ check, finding }) => ({ id: check.id, label: check.label, ...finding })),
    score: scoreOf(
      results.map(({ finding, weight }) => ({ status: finding.status, weight })),
      { indexable: isIndexable(facts), listable: isListable(facts.page) },
    ),
  }
}
