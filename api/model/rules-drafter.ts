import type { Drafter } from '../ports/world.ts'

/** The embedded drafter: what shared/listing suggested where the page was parsed. */
export const rulesDrafter: Drafter = { draft: async ({ listing }) => listing }
