import type { SiteValues } from '../domain/settings/site-settings.ts'

/** The settings of the site. */
export type Site = {
  /** What holds now. Another object after each change. */
  readonly values: SiteValues
  /** What the environment fixes. */
  readonly fixed: Partial<SiteValues>
  /** Afterwards the values are at least as new as the store’s public version was before. */
  refresh: () => Promise<void>
}
