import type { Operator } from './build-stores.ts'
import { standardLook } from '../build-extension.ts'
import { UsageError } from '../terminal.ts'

/** For whom the extension is built, from SITE_URL, SITE_NAME, SITE_ACCENT and EXTENSION_ID; null without SITE_URL. Throws UsageError. */
export function readOperator(env: Record<string, string | undefined>): Operator | null {
  const given = (name: string) => env[name]?.trim() || undefined
  const text = given('SITE_URL')
  if (text === undefined) return null
  const url = URL.parse(text)
  if (url?.protocol !== 'https:' || url.href !== `${url.origin}/`)
    throw new UsageError(`SITE_URL must be the https origin of your site, such as https://launches.example.org, not "${text}".`)
  const firefoxId = given('EXTENSION_ID') ?? `extension@${url.hostname}`
  if (!/^[\w.-]+@[\w.-]+$/.test(firefoxId)) throw new UsageError(`EXTENSION_ID must look like extension@example.org, not "${firefoxId}".`)
  const look = { ...standardLook, name: given('SITE_NAME') ?? standardLook.name, accent: given('SITE_ACCENT') ?? standardLook.accent }
  if (!/^#[\da-f]{6}$/i.test(look.accent)) throw new UsageError(`SITE_ACCENT must be a color such as #0f766e, not "${look.accent}".`)
  if (/['|\n]/.test(look.name)) throw new UsageError('SITE_NAME can’t contain straight apostrophes, vertical bars or line breaks.')
  return { siteUrl: url.origin, look, firefoxId }
}
