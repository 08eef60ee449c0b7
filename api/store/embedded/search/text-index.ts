import { Bits } from './bits.ts'
import { IntLists, longer } from './int-lists.ts'
import { TokenGrams, longestToken, mostTokens } from './token-grams.ts'
import { TokenTable } from './token-table.ts'

/** Longer words are looked up by their first characters: consecutive pieces of a long token overlap by this much. */
const longestWord = longestToken / 2
/** Below this many candidates, they are checked one by one instead of being narrowed down further. */
const few = 100

export type Candidates = { texts: Bits; isExact: boolean }

/**
 * Finds the texts that contain a word. A word has no space, so it lies within one token: it is looked up in the dictionary of distinct
 * tokens, and the result is the union of those tokens' texts. Texts are numbered from 0.
 */
export class TextIndex {
  readonly #tokens = new TokenTable()
  readonly #grams = new TokenGrams()
  /** The texts of each token. Frequent tokens are in `#dense` instead. */
  readonly #texts = new IntLists()
  readonly #dense = new Map<number, Bits>()
  /** The texts of each combination of one or two of a-z and 0-9. These occur in half of the dictionary. */
  readonly #short: (Bits | undefined)[] = []
  /** Texts with a token for which no number was left: candidates for every word. */
  readonly #unnumbered = new Bits()
  #buffer = new Uint16Array(1024)
  #marks = new Int32Array(1024)
  #mark = 0
  #size = 0

  /** Replaces the text with this number; null for none. */
  replace(text: number, before: string | null, after: string | null): void {
    if (before === after) return
    this.#size = Math.max(this.#size, text + 1)
    const removed = this.#mark + 1
    const kept = (this.#mark += 2)
    if (before !== null) {
      this.#forShort(before, (bits) => bits.delete(text))
      this.#forTokens(before, null, (token) => (this.#marks[token] = removed))
    }
    if (after !== null) {
      this.#forShort(after, (bits) => bits.add(text))
      this.#forTokens(after, text, (token) => {
        const mark = this.#marks[token]
        this.#marks[token] = kept
        if (mark !== removed && mark !== kept) this.#put(token, text)
      })
    }
    if (before === null) return
    this.#forTokens(before, null, (token) => {
      if (this.#marks[token] !== removed) return
      this.#marks[token] = kept
      this.#take(token, text)
    })
  }

  /** A set of all texts that contain all words, and if `isExact`, no others. */
  candidates(words: readonly string[]): Candidates {
    const known = words.map((word) => word.slice(0, longestWord))
    const ordered = known
      .map((word) => ({ word, cost: this.#shortOf(word) ? 0 : this.#grams.estimate(word) }))
      .sort((a, b) => a.cost - b.cost)
    let all: Bits | null = null
    let used = 0
    for (const { word } of ordered) {
      const having = this.#shortOf(word) ?? this.#having(word)
      all = all === null ? having : all.and(having)
      used += 1
      if (all.size <= few) break
    }
    const isExact = used === words.length && words.every(({ length }) => length <= longestWord) && this.#unnumbered.size === 0
    return { texts: all ?? new Bits(), isExact }
  }

  #having(word: string): Bits {
    const bits = new Bits(this.#size)
    bits.addAll(this.#unnumbered)
    this.#grams.forTokensWith(word, (token) => {
      const dense = this.#texts.length(token) === 0 ? this.#dense.get(token) : undefined
      if (dense === undefined) this.#texts.addTo(bits, token)
      else bits.addAll(dense)
    })
    return bits
  }

  #put(token: number, text: number): void {
    const dense = this.#texts.length(token) === 0 ? this.#dense.get(token) : undefined
    if (dense !== undefined) return dense.add(text)
    this.#texts.push(token, text)
    if (this.#texts.length(token) * 32 <= Math.max(this.#size, 4096)) return
    const bits = new Bits(this.#size)
    this.#texts.addTo(bits, token)
    this.#texts.clear(token)
    this.#dense.set(token, bits)
  }

  #take(token: number, text: number): void {
    const dense = this.#texts.length(token) === 0 ? this.#dense.get(token) : undefined
    if (dense === undefined) this.#texts.remove(token, text)
    else dense.delete(text)
  }

  /** Visits every token of a text, long ones in pieces. Unknown tokens get a number if they have an owner, and are skipped otherwise. */
  #forTokens(text: string, owner: number | null, each: (token: number) => void): void {
    const { length } = text
    if (length > this.#buffer.length) this.#buffer = new Uint16Array(length * 2)
    let from = 0
    for (let at = 0; at <= length; at += 1) {
      const code = at < length ? text.charCodeAt(at) : space
      this.#buffer[at] = code
      if (!isSpace(code)) continue
      for (let piece = from; piece < at; piece += longestWord) {
        const to = Math.min(at, piece + longestToken)
        const token = this.#number(piece, to, owner !== null)
        if (token !== -1) each(token)
        else if (owner !== null) this.#unnumbered.add(owner)
        if (to === at) break
      }
      from = at + 1
    }
  }

  #number(from: number, to: number, isNew: boolean): number {
    const { size } = this.#tokens
    const token = this.#tokens.find(this.#buffer, from, to, isNew && size < mostTokens)
    if (token !== size) return token
    this.#texts.create()
    this.#grams.add(token, this.#buffer, from, to)
    if (token >= this.#marks.length) this.#marks = longer(this.#marks, Int32Array)
    return token
  }

  #forShort(text: string, each: (bits: Bits) => void): void {
    let last = -1
    for (let at = 0; at < text.length; at += 1) {
      const symbol = symbolOf(text.charCodeAt(at))
      if (symbol !== -1) {
        each((this.#short[symbol] ??= new Bits(this.#size)))
        if (last !== -1) each((this.#short[pairOf(last, symbol)] ??= new Bits(this.#size)))
      }
      last = symbol
    }
  }

  /** The texts of a word of one or two of a-z and 0-9; undefined for other words. */
  #shortOf(word: string): Bits | undefined {
    const first = symbolOf(word.charCodeAt(0))
    const second = symbolOf(word.charCodeAt(1))
    if (first === -1 || word.length > 2 || (word.length === 2 && second === -1)) return undefined
    return this.#short[word.length === 1 ? first : pairOf(first, second)] ?? new Bits()
  }
}

const symbols = 36
const pairOf = (first: number, second: number): number => symbols + first * symbols + second

function symbolOf(code: number): number {
  if (code >= 0x61 && code <= 0x7a) return code - 0x61
  return code >= 0x30 && code <= 0x39 ? code - 0x30 + 26 : -1
}

const space = 0x20
/** What separates the words of a query: /\s/ in one step. */
const isSpace = (code: number): boolean =>
  code <= 0x20 ? code === space || (code >= 0x09 && code <= 0x0d) : code >= 0xa0 && spaces.has(code)
const spaces = new Set(
  Array.from({ length: 0x10000 - 0xa0 }, (_, index) => index + 0xa0).filter((code) => /\s/u.test(String.fromCharCode(code))),
)
