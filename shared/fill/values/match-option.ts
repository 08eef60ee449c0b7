import type { FieldName } from '../fields.ts'
import { foldWords } from '../texts/fold-words.ts'
import { matchCountry } from './match-country.ts'
import { matchAllPlatforms, matchPlatforms } from './match-platforms.ts'
import { matchPricing } from './match-pricing.ts'
import { matchYesNo } from './match-yes-no.ts'
import { matchTopic } from './match-topic.ts'

const topicFields: readonly FieldName[] = ['category', 'categories', 'tags']

const partsOf = (list: string): string[] => list.split(/\s*[,，、\n]\s*/).filter((part) => foldWords(part) !== '')

/**
 * The text of the option that says the same as a value: exactly, or in words that are known to. Null if none does, or several do equally well.
 * A list of topics yields its first match. `values` are those of the options.
 */
export function matchOption(field: FieldName, value: string, options: readonly string[], values: readonly string[] = []): string | null {
  if (field === 'pricing') return matchPricing(value, options)
  if (field === 'openSource') return matchYesNo(value, options)
  if (field === 'country') return matchCountry(value, options, values)
  const exact = sameText(value, options)
  if (exact !== null) return exact
  if (field === 'platforms') return matchAllPlatforms(partsOf(value), options)
  for (const part of [value, ...partsOf(value)]) {
    const match = sameText(part, options) ?? (topicFields.includes(field) ? matchTopic(part, options) : null)
    if (match !== null) return match
  }
  return null
}

/** The texts of all options that say what an entry of a list says, in the order of the options. */
export function matchOptions(field: FieldName, list: string, options: readonly string[]): string[] {
  const entries = partsOf(list)
  if (field === 'platforms') return matchPlatforms(entries, options)
  const whole = sameText(list, options)
  const matched = whole === null ? entries.map((entry) => matchOption(field, entry, options)) : [whole]
  return options.filter((option) => matched.includes(option))
}

const sameText = (text: string, options: readonly string[]): string | null =>
  foldWords(text) === '' ? null : (options.find((option) => foldWords(option) === foldWords(text)) ?? null)

/** The options for as many of a list’s first entries as may be chosen. */
export function someOptions(field: FieldName, list: string, options: readonly string[], maxChoices: number): string[] {
  const entries = list.split(/,\s*/)
  for (let count = entries.length; count > 0; count--) {
    const matches = matchOptions(field, entries.slice(0, count).join(', '), options)
    if (matches.length <= maxChoices) return matches
  }
  return []
}
