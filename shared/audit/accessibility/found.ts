import type { AccessibilityViolation } from '../../rendered/accessibility.ts'
import type { AuditFacts } from '../facts.ts'
import { isUnrendered } from '../script-shell.ts'

/** What breaks axe-core’s rules: on the page as it runs, or else in the HTML that the server sends. */
export const violationsOf = ({ accessibility, markup, ...facts }: AuditFacts): readonly AccessibilityViolation[] =>
  accessibility?.violations ?? (isUnrendered({ ...facts }) ? [] : (markup?.violations ?? []))
