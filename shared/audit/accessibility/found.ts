import { pass, type Finding } from '../check.ts'
import type { AuditFacts } from '../facts.ts'
import { isUnrendered, unrendered } from '../script-shell.ts'
import { judgeRules, type RuleTable } from './judge-rules.ts'

/** What breaks axe-core’s rules: on the page as it runs, or else in the HTML that the server sends. */
export function judgeFound(facts: AuditFacts, table: RuleTable, passed: string): Finding {
  if (facts.accessibility === undefined && isUnrendered(facts)) return pass(unrendered)
  return judgeRules(facts.accessibility?.violations ?? facts.markup?.violations ?? [], table, passed)
}
