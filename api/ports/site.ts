import type { CommunityRules } from './world.ts'
import type { SiteValues } from '../domain/settings/site-settings.ts'

/** The settings of the site. */
export type Site = {
  /** What holds now. Another object after each change. */
  readonly values: SiteValues
  /** Those that actions go by, always as they are now. */
  readonly rules: CommunityRules
  /** Whether emails are sent, rather than written to the log. */
  readonly canSend: boolean
  readonly hasBackups: boolean
  /** What the environment fixes. */
  readonly fixed: Partial<SiteValues>
  /** Afterwards the values are at least as new as the store’s public version was before. Null if they are already. */
  refresh: () => Promise<void> | null
}
