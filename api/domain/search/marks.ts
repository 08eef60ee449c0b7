import { fold } from './matching.ts'
import { locale } from '../../../shared/locale.ts'

/** A part of a text as it was written, and whether it is what was searched for. */
export type Piece = { text: string; isMatch: boolean }

/** Folding changes lengths (ß is ss, ﬁ is fi), so each character is folded by itself. `words` are folded (matching.ts). */
export function markMatches(text: string, words: readonly string[]): Piece[] {
  const characters = charactersOf(text)
  const isMarked = findMarked(characters, words)
  const pieces: Piece[] = []
  for (const [at, character] of characters.entries()) {
    const isMatch = isMarked[at] === true
    const last = pieces.at(-1)
    if (last?.isMatch === isMatch) last.text += character
    else pieces.push({ text: character, isMatch })
  }
  return pieces
}

/** The most characters of a snippet, and how many of them come before its first match. */
const snippet = { length: 180, before: 50 }

/** The part of a text around its first match, with an ellipsis where something is left out. Null if no word is in it. */
export function snippetOf(text: string, words: readonly string[]): string | null {
  const characters = charactersOf(text.replace(/\s+/gu, ' ').trim())
  const first = findMarked(characters, words).indexOf(true)
  if (first === -1) return null
  const start = Math.max(0, Math.min(first - snippet.before, characters.length - snippet.length))
  const end = start + snippet.length
  // Whole words, unless the text has no spaces there.
  const space = characters.indexOf(' ', start)
  const from = start > 0 && space !== -1 && space < first ? space + 1 : start
  const lastSpace = characters.lastIndexOf(' ', end)
  const to = end < characters.length && lastSpace > first + snippet.before ? lastSpace : end
  return `${from > 0 ? '…' : ''}${characters.slice(from, to).join('')}${to < characters.length ? '…' : ''}`
}

const graphemes = new Intl.Segmenter(locale, { granularity: 'grapheme' })
const charactersOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment)

/** Whether a word covers each of the characters, at least in part. */
function findMarked(characters: readonly string[], words: readonly string[]): boolean[] {
  const folded = characters.map(fold)
  const text = folded.join('')
  /** Which character each place of the folded text comes from. */
  const origins = folded.flatMap((part, at) => Array.from({ length: part.length }, () => at))
  const isMarked: boolean[] = []
  for (const word of words.filter(({ length }) => length > 0)) {
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1))
      for (let place = at; place < at + word.length; place += 1) isMarked[origins[place] ?? 0] = true
  }
  return isMarked
}
