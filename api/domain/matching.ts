import type { Launch } from './launch.ts'

/** Letters that Unicode does not decompose, after case folding. */
const plainLetters: Record<string, string> = { ς: 'σ', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ħ: 'h' }
const specialLetter = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu')
/**
 * Accents, Hebrew points and Arabic vowel marks: people search without them. Other marks stay, because they make another
 * word in kana, Devanagari or Thai.
 */
const accent = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u064b-\u0652\u0670]/gu

const beyondAscii = /[^\0-\x7f]/u

/** Text as it is compared: NFKC, case- and accent-folded, half a character being none. Folding twice changes nothing. */
export function fold(text: string): string {
  if (!beyondAscii.test(text)) return text.toLowerCase() // all that the steps below would do
  return text
    .toWellFormed()
    .normalize('NFKC')
    .toUpperCase() // ß is SS and dotless ı is I only on the way up
    .toLowerCase()
    .normalize('NFKD')
    .replace(accent, '')
    .replace(specialLetter, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFKC')
}

/** The folded words of a search text, each once. No word at all matches everything. */
export function words(query: string): string[] {
  return [...new Set(fold(query).split(/\s+/u))].filter((word) => word !== '')
}

/** Everything of a launch that a search looks at, folded; fold it once per launch. */
export function searchText(launch: Launch): string {
  const host = URL.parse(launch.url)?.host ?? ''
  return fold([launch.name, launch.tagline, launch.description, ...launch.categories, host].join('\n'))
}

export function hasWords(searchText: string, words: readonly string[]): boolean {
  return words.every((word) => searchText.includes(word))
}

/** The search rule every store keeps: all words occur somewhere, the category is exact, nothing is ranked. */
export function matches(launch: Launch, words: readonly string[], category: string | null): boolean {
  return (category === null || launch.categories.includes(category)) && hasWords(searchText(launch), words)
}
