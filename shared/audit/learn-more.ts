import { checks } from './checks/index.ts'

const definitions = new Map(checks.map((check) => [check.id, check]))

/** The page that explains a check’s rule; null if the rule is our own. */
export const learnMoreOf = (id: string): string | null => definitions.get(id)?.learnMore ?? null

/** Findings with the page that explains their rule, as cards show them. */
export const withLearnMore = <Found extends { id: string }>(found: readonly Found[]): (Found & { learnMore: string | null })[] =>
  found.map((check) => ({ ...check, learnMore: learnMoreOf(check.id) }))
