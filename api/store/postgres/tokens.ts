import { keyText, storable } from './key-text.ts'

/**
 * Whether trigrams find a word. They are of letters and digits, in some locales of a to z alone; short words, and all words of Chinese,
 * Japanese or Greek, are found by their pairs of characters.
 */
export const hasTrigram = (word: string): boolean => /[a-z0-9]{3}/.test(word)

/** What an index finds a launch by besides trigrams: every character and pair of its text, and its categories. */
export function tokensOf(searchText: string, categories: readonly string[]): string[] {
  const characters = Array.from(storable(searchText))
  const tokens = new Set(categories.map(categoryToken))
  characters.forEach((character, at) => {
    if (/\s/u.test(character)) return
    tokens.add(character)
    const next = characters[at + 1]
    if (next !== undefined && !/\s/u.test(next)) tokens.add(character + next)
  })
  return [...tokens]
}

/** The tokens a launch must have that is to be found. */
export function neededTokens(words: readonly string[], category: string | null): string[] {
  const tokens = words.filter((word) => !hasTrigram(word)).flatMap((word) => tokensOf(word, []))
  return [...(category === null ? [] : [categoryToken(category)]), ...withoutParts(new Set(tokens))]
}

/** A pair says all that its characters say. */
function withoutParts(tokens: ReadonlySet<string>): string[] {
  const pairs = [...tokens].filter((token) => Array.from(token).length > 1)
  const parts = new Set(pairs.flatMap((pair) => Array.from(pair)))
  return [...tokens].filter((token) => !parts.has(token))
}

/** Longer than a pair, so that it is none. */
const categoryToken = (category: string): string => `in:${keyText(category)}`
