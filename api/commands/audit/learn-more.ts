import { checks } from '../../../shared/audit/checks/index.ts'

const definitions = new Map(checks.map((check) => [check.id, check]))

/** The page of the rule that a check follows; null if it names none. */
export const learnMoreOf = (id: string): string | null => definitions.get(id)?.learnMore ?? null
