import type { AuditFacts } from '../../../shared/audit/facts.ts'

/** What a tab can tell besides its page and listing. Checks that need other facts aren’t part of the extension: see checks-in-tab.ts. */
export const inTab = ['rendered', 'accessibility', 'watched'] as const

export type TabFacts = Pick<AuditFacts, 'page' | 'listing' | (typeof inTab)[number]>
