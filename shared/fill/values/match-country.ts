import { foldWords } from '../texts/fold-words.ts'
import countries from '../words/options/countries.json' with { type: 'json' }

/** Languages that directories are in, the likeliest first. */
const languages =
  'en de fr es it pt nl pl sv da nb fi cs sk hu ro el tr ru uk bg sr hr sl et lv lt ja zh zh-Hant ko ar he hi id ms vi th fa ca ga az uz kk ka hy bn ur ta te sw sq mk be ky mn is eu gl af fil'.split(
    ' ',
  )

/** What people call some countries and no list of names does. */
const others: Record<string, string> = countries

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
const named = new Map<string, Intl.DisplayNames>()

function nameIn(language: string, code: string): string {
  const names = named.get(language) ?? new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  named.set(language, names)
  return foldWords(names.of(code) ?? '')
}

/** Every folded name of a country, and its code. */
const namesOf = (code: string): Set<string> =>
  new Set([...languages.map((language) => nameIn(language, code)), ...(others[code]?.split(' | ') ?? [])].filter((name) => name !== ''))

/** The ISO code of a country by its name in any of the languages, or by the code itself. */
function codeOf(country: string): string | null {
  const folded = foldWords(country)
  const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter((code) => nameIn('en', code) !== '')
  if (/^[A-Z]{2}$/.test(country.trim()) && codes.includes(country.trim())) return country.trim()
  return codes.find((code) => nameIn('en', code) === folded) ?? codes.find((code) => namesOf(code).has(folded)) ?? null
}

/**
 * The option for a country, in whatever language the page has it, or by the ISO code that is the option’s value. Null if none is, or several are.
 * `values` are those of the options, as far as they are known.
 */
export function matchCountry(country: string, options: readonly string[], values: readonly string[]): string | null {
  const exact = options.filter((option) => foldWords(option) === foldWords(country))
  if (exact[0] !== undefined) return exact[0]
  const code = codeOf(country)
  if (code === null) return null
  const names = namesOf(code)
  const named = options.filter((option) => spellings(option).some((name) => names.has(name) || name === code.toLowerCase()))
  if (named.length > 0) return named.length === 1 ? (named[0] ?? null) : null
  const coded = options.filter((_, index) => isCode(values[index], code))
  // “IN” is Indiana as well: the other values have to be codes of what their options say.
  const areCodes = options.some(
    (option, index) => /^[A-Za-z]{2}$/.test(values[index] ?? '') && namesOf((values[index] ?? '').toUpperCase()).has(foldWords(option)),
  )
  return coded.length === 1 && areCodes ? (coded[0] ?? null) : null
}

/** A page’s language tag as `Intl` takes it; English for what isn’t one. */
function localeOf(language: string): string {
  try {
    return Intl.getCanonicalLocales(language.replaceAll('_', '-'))[0] ?? 'en'
  } catch {
    return 'en'
  }
}

/** What a language calls a country that is named in any other. Null if it isn’t known. */
export function countryIn(language: string, country: string, style: 'long' | 'short' = 'long'): string | null {
  const code = codeOf(country)
  return code === null ? null : (new Intl.DisplayNames([localeOf(language)], { type: 'region', fallback: 'none', style }).of(code) ?? null)
}

const isCode = (value: string | undefined, code: string): boolean => value?.trim().toUpperCase() === code

/** “IE – Ireland”, “Ireland (+353)”, “Ireland / Irland” and “Ireland, Republic of” are one country, each. */
const spellings = (option: string): string[] =>
  [option, option.replace(/[(（].*$/, ''), ...option.split(/\s+[-–—|/]\s+|[(（)）]/)]
    .map((text) => foldWords(text.replace(/\+\d[\d ]*/g, '')))
    .filter(Boolean)
