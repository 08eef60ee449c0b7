import { keyText, storable } from './key-text.ts'

/**
 * Trigrams are of letters and digits, in some locales of a to z alone, so a word without three of those in a row is looked for by its
 * pairs: short words, and all words of Chinese, Japanese or Greek.
 */
const hasTrigram = /[a-z0-9]{3}/

/** What an index finds a launch by besides trigrams: every character and pair of its text, and its categories. */
export function tokensOf(searchText: string, categories: readonly string[]): string[] {
  return [
    ...new Set([...categories.map(categoryToken), ...searchText.split(/\s+/u).flatMap((word) => [...grams(word, 1), ...grams(word, 2)])]),
  ]
}

/** The tokens a launch must have that is to be found. */
export function neededTokens(words: readonly string[], category: string | null): string[] {
  const pairs = words.filter((word) => !hasTrigram.test(word)).flatMap((word) => grams(word, 2))
  return [...new Set([...(category === null ? [] : [categoryToken(category)]), ...pairs])]
}

/** Longer than a pair, so that it is none. */
const categoryToken = (category: string): string => `in:${keyText(category)}`

/** Runs of so many characters; a shorter word is its own. */
function grams(word: string, length: 1 | 2): string[] {
  const characters = [...word]
  if (characters.length <= length) return word === '' ? [] : [storable(word)]
  return characters.slice(length - 1).map((_, at) => storable(characters.slice(at, at + length).join('')))
}
