import { flag, line, link, origin, type Setting, type SettingGroup } from './define-setting.ts'
import { categorySettings } from './category-settings.ts'
import { launchSettings } from './launch-settings.ts'
import { lookSettings } from './look-settings.ts'
import { memberSettings } from './member-settings.ts'
import { wordSettings } from './word-settings.ts'
import words from './words.json' with { type: 'json' }

/** Everything that the owner sets for the whole site, in the order in which it’s edited. */
export const siteSettings = {
  name: line({ ...words.name, group: 'site', standard: 'Slipway', env: 'SITE_NAME', max: 40, min: 1 }),
  tagline: line({ ...words.tagline, group: 'site', standard: 'A launch catalog with a pre-launch site audit.', max: 120, min: 1 }),
  address: origin({ ...words.address, group: 'site', standard: '', env: 'SITE_URL' }),
  contact: link({ ...words.contact, group: 'site', standard: null, env: 'CONTACT' }),
  showsSoftware: flag({ ...words.showsSoftware, group: 'site', standard: true }),
  ...lookSettings,
  ...wordSettings,
  ...memberSettings,
  ...launchSettings,
  ...categorySettings,
} as const satisfies Record<string, unknown>

type Definitions = typeof siteSettings
export type SettingKey = keyof Definitions
export type SiteValues = { readonly [K in SettingKey]: Definitions[K] extends Setting<infer T> ? T : never }

export const settingKeys = Object.keys(siteSettings) as SettingKey[]

export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(siteSettings, key)

/** The definition of a setting whose type only it knows. */
export const settingOf = (key: SettingKey): Setting<unknown> => siteSettings[key] as Setting<unknown>

export const keysOf = (group: SettingGroup): SettingKey[] => settingKeys.filter((key) => settingOf(key).group === group)

/** A setting as it is stored, by its key, while it isn’t the standard. `of` finds them all. */
export type SiteSetting = { id: string; of: 'site'; value: unknown }

export const standardSite: SiteValues = toSiteValues([], {})

/** What holds: what the environment fixes, else what the owner has set, else the standard. What isn’t known or allowed any more is left out. */
export function toSiteValues(stored: readonly SiteSetting[], fixed: Partial<SiteValues>): SiteValues {
  const set = new Map(stored.map(({ id, value }) => [id, value]))
  const entries = settingKeys.map((key) => {
    const { standard, read, write } = settingOf(key)
    if (Object.hasOwn(fixed, key)) return [key, fixed[key]]
    if (!set.has(key)) return [key, standard]
    const again = read(write(set.get(key)))
    return [key, 'value' in again ? again.value : standard]
  })
  return Object.fromEntries(entries) as SiteValues
}

/** The announcement that every page shows on a day (YYYY-MM-DD); null for none. */
export const announcementOn = ({ announcement, announcementUntil }: SiteValues, today: string): string | null =>
  announcement === '' || (announcementUntil !== '' && announcementUntil < today) ? null : announcement
