import type { CheckDefinition } from '../check.ts'
import * as every from '../every-check.ts'
import order from './order.json' with { type: 'json' }

const byId = new Map(Object.values(every).map((check) => [check.id, check]))

/** Every check, in report order. */
export const checks: readonly CheckDefinition[] = order.flatMap((id) => byId.get(id) ?? [])

/** The page that explains a check’s rule; null if the rule is our own. */
export const learnMoreOf = (id: string): string | null => byId.get(id)?.learnMore ?? null

/** Findings with the page that explains their rule, as cards show them. */
export const withLearnMore = <Found extends { id: string }>(found: readonly Found[]): (Found & { learnMore: string | null })[] =>
  found.map((check) => ({ ...check, learnMore: learnMoreOf(check.id) }))
