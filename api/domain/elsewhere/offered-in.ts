import { namedTopic } from './named.ts'
import words from './words.json' with { type: 'json' }

/** The United Kingdom’s code is GB, but its domain is uk, and people write en-UK. */
const countryOf = (code: string) => (code === 'uk' ? 'GB' : code.toUpperCase())

/** Without its case it would be a pronoun. South American farms and American football are elsewhere, too. */
const unitedStates =
  /\b(?:[Aa]n?|[Tt]he|[Ii]n|[Ff]or|[Aa]cross) US\b(?!\$)|\bU\.S\.|(?<!\b(?:South|Latin|Central|North|Native|African|Asian|[Nn]on)[ -]|\b(?:alternative|to|than|of|not) (?:the )?)\bAmerican (?!football\b)(?:[a-z]+ )?(?:towns?|cit(?:y|ies)|schools?|farm(?:s|ers?)|homes?|pharmac(?:y|ies)|shops|clinics|companies|businesses|drivers|nonprofits|taxpayers)\b/u

const currencies = Object.entries(words.currencies).map(([country, sign]) => [country, new RegExp(sign, 'u')] as const)

/**
 * The country of the domain (if it isn’t one that is used everywhere, such as .io), of a place that the listing names, of its prices, of the
 * page’s language tag (except en-US, which templates set on every page), or where that language is spoken.
 */
export function countriesOf(url: string, texts: string, language: string, region: string | undefined): string[] {
  const ending = URL.parse(url)?.hostname.split('.').at(-1) ?? ''
  if (words.countryDomains.includes(ending)) return [countryOf(ending)]
  const tagged = region === undefined || `${language}-${region}` === 'en-us' ? [] : [countryOf(region)]
  // Roma is a quarter in Mexico, too: a tag of the page decides.
  const isClear = (place: string) => tagged.length === 0 || !words.ambiguousPlaces.includes(place)
  const named = Object.entries(words.countryWords).flatMap(([country, places]) =>
    namedTopic(places.filter(isClear), texts) === undefined && !(country === 'US' && unitedStates.test(texts)) ? [] : [country],
  )
  if (named.length === 1) return named
  const paidIn = currencies.flatMap(([country, sign]) => (sign.test(texts) ? [country] : []))
  if (paidIn.length === 1) return paidIn
  if (tagged.length > 0) return tagged
  return Object.entries(words.languageCountries).flatMap(([tag, country]) => (tag === language ? [country] : []))
}
