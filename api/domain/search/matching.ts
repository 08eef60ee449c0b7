import type { Launch } from '../launch/launch.ts'

/** Letters that Unicode doesn't decompose, after case folding. */
const plainLetters: Record<string, string> = { ς: 'σ', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ħ: 'h' }
const specialLetter = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu')
/** Marks that people leave out when they search. Others stay: in kana, Devanagari or Thai they make a different word. */
const accent = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u064b-\u0652\u0670]/gu

const beyondAscii = /[^\0-\x7f]/u

/** Normalizes text for comparison: NFKC, case- and accent-folded, lone surrogates replaced. Idempotent. */
export function fold(text: string): string {
  if (!beyondAscii.test(text)) return text.toLowerCase() // the steps below would change nothing else
  return text
    .toWellFormed()
    .normalize('NFKC')
    .toUpperCase() // only upper-casing turns ß into SS and dotless ı into I
    .toLowerCase()
    .normalize('NFKD')
    .replace(accent, '')
    .replace(specialLetter, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFKC')
}

/** The distinct folded words of a search query. An empty list matches everything. */
export const words = (query: string): string[] => [...new Set(fold(query).split(/\s+/u))].filter((word) => word !== '')

type Headed = Pick<Launch, 'name' | 'tagline' | 'categories' | 'url'>

/** The folded text that a launch’s matches are ranked by: a line for its name, one for its tagline, one for its categories and its host. */
export const searchHead = ({ name, tagline, categories, url }: Headed): string =>
  [name, tagline, [...categories, URL.parse(url)?.host ?? ''].join(' ')].map((text) => fold(text).replace(/\s+/gu, ' ').trim()).join('\n')

/** The folded text of a launch that a search looks in, which begins with its head. Compute it once per launch. */
export const searchText = (launch: Launch): string => `${searchHead(launch)}\n${fold(launch.description)}`

/** The head of such a text. */
export const headOf = (text: string): string => text.split('\n', 3).join('\n')

export const hasWords = (searchText: string, words: readonly string[]): boolean => words.every((word) => searchText.includes(word))

/** The search rule that every store follows: all words must occur, the category must match exactly, nothing is ranked. */
export const matches = (launch: Launch, words: readonly string[], category: string | null): boolean =>
  (category === null || launch.categories.includes(category)) && hasWords(searchText(launch), words)
