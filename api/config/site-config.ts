import { settingKeys, settingOf, type SiteValues } from '../domain/settings/site-settings.ts'

/** The settings of the site that the environment fixes. */
export function readSiteConfig(given: (name: string) => string | undefined, errors: string[]): Partial<SiteValues> {
  const entries = settingKeys.flatMap((key) => {
    const { env, read } = settingOf(key)
    const text = env === undefined ? undefined : given(env)
    if (text === undefined) return []
    const result = read(text)
    if ('value' in result) return [[key, result.value]]
    errors.push(`${env} ${result.error}, not "${text}".`)
    return []
  })
  return Object.fromEntries(entries) as Partial<SiteValues>
}
