import { toLanguageTag } from './language.ts'

const regionsOnly: Record<string, string> = { UK: 'GB' }
const notRegions = new Set(['EU', 'UN'])

const known = (type: 'language' | 'region' | 'script', code: string): boolean => {
  try {
    return new Intl.DisplayNames(['en'], { type, fallback: 'none' }).of(code) !== undefined
  } catch {
    return false
  }
}

/** The language most people of a region read: `jp` is no language, but Japan’s is `ja`. */
function languageOfRegion(code: string): string | null {
  if (!/^[a-z]{2}$/i.test(code) || !known('region', code.toUpperCase())) return null
  const { language } = new Intl.Locale(`und-${code}`).maximize()
  return language === 'und' ? null : language
}

/**
 * An hreflang value as search engines read it: `right` is null if it’s invalid and nothing like it is valid. A language of ISO 639, then perhaps
 * a script and a region of ISO 3166-1, which is never enough alone.
 * https://developers.google.com/search/docs/specialty/international/localized-versions#language-codes
 */
export function readHreflang(value: string): { isValid: boolean; right: string | null } {
  if (/^x-default$/i.test(value)) return { isValid: true, right: value }
  if (/^(?:x_default|default)$/i.test(value)) return { isValid: false, right: 'x-default' }
  const parts = /^([a-z]{2,3})(?:([-_])([a-z]{4}))?(?:([-_])([a-z]{2}|\d{3}))?$/i.exec(value)
  if (parts === null) return isLongTag(value) ? { isValid: true, right: value } : { isValid: false, right: null }
  const [, language = '', before, script, middle, region] = parts
  const rightLanguage = known('language', language.toLowerCase()) ? language : languageOfRegion(language)
  if (rightLanguage === null) return { isValid: false, right: null }
  const rightRegion = region === undefined ? null : (regionsOnly[region.toUpperCase()] ?? region)
  const isRegion = rightRegion === null || (known('region', rightRegion.toUpperCase()) && !notRegions.has(rightRegion.toUpperCase()))
  const right = [rightLanguage, script, isRegion ? rightRegion : null].filter((part) => part !== null && part !== undefined).join('-')
  return { isValid: right === value && before !== '_' && middle !== '_', right }
}

/** With a variant or an extension (BCP 47), which search engines read past. */
function isLongTag(value: string): boolean {
  const [, language] = /^([a-z]{2,3})-/i.exec(value) ?? []
  return language !== undefined && known('language', language.toLowerCase()) && !value.includes('_') && toLanguageTag(value) !== null
}
