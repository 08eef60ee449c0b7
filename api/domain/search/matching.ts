import type { Launch } from '../launch/launch.ts'
import { placingVotes } from '../weeks/rank.ts'

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

/** How many matches a search counts and ranks: the newest ones. It bounds the work of a search for a word that most launches have. */
export const maxRanked = 500

export type Match = { id: string; head: string; upvotes: number }

export const matchOf = (launch: Launch): Match => ({ id: launch.id, head: searchHead(launch), upvotes: placingVotes(launch) })

/** 0 is the query, 1 begins with it, 2 the name has it, 3 the tagline, 4 categories and host, 5 the description. `words` are folded. */
export function rankOf(head: string, words: readonly string[]): number {
  const query = words.join(' ')
  const [name = '', tagline = ''] = head.split('\n', 2)
  if (name === query) return 0
  if (name.startsWith(query)) return 1
  if (hasWords(name, words)) return 2
  if (hasWords(`${name}\n${tagline}`, words)) return 3
  return hasWords(head, words) ? 4 : 5
}

/** The best matches first; of equally good ones, those with more votes. The rest keep their order, so pass them newest first. */
export const rankMatches = <T extends Match>(matches: readonly T[], words: readonly string[]): T[] =>
  matches
    .map((match) => ({ match, rank: rankOf(match.head, words) }))
    .sort((a, b) => a.rank - b.rank || b.match.upvotes - a.match.upvotes)
    .map(({ match }) => match)
