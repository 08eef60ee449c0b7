import { checks } from './checks/index.ts'

const definitions = new Map(checks.map((check) => [check.id, check]))

/** The page of the rule that a check follows; null if it follows a rule of our own. */
export const learnMoreOf = (id: string): string | null => definitions.get(id)?.learnMore ?? null

/** Findings with the page of their rule, as cards show them. */
export const withLearnMore = <Found extends { id: string }>(found: readonly Found[]): (Found & { learnMore: string | null })[] =>
  found.map((check) => ({ ...check, learnMore: learnMoreOf(check.id) }))
