import { Bits } from './bits.ts'
import { IntLists, longer } from './int-lists.ts'
import { ShortWords } from './short-words.ts'
import { TokenGrams, maxToken, maxTokens } from './token-grams.ts'
import { addToHash, hashOf, noHash, TokenTable } from './token-table.ts'

/** Longer words are looked up by their first characters: consecutive pieces of a long token overlap by this much. */
const maxWord = maxToken / 2
/** Below this many candidates, they are checked one by one instead of being narrowed down further. */
const few = 100
/** What a text adds to the dictionary in a large catalog, roughly: its name and its URL. */
const tokensPerText = 3

export type Candidates = { texts: Bits; isExact: boolean }

/** A word lies within one token: it is looked up in the dictionary of tokens, and their texts are joined. Numbered from 0. */
export class TextIndex {
  readonly #tokens = new TokenTable()
  readonly #grams = new TokenGrams()
  /** The texts of each token. Frequent tokens are in `#dense` instead. */
  readonly #texts = new IntLists()
  readonly #dense: (Bits | null)[] = []
  readonly #shortWords = new ShortWords()
  /** Texts with a token for which no number was left: candidates for every word. */
  readonly #unnumbered = new Bits()
  #buffer = new Uint16Array(1024)
  #bytes = Buffer.from(this.#buffer.buffer)
  /** The tokens of the text that was read last. */
  #read = new Int32Array(1024)
  #marks = new Int32Array(1024)
  #mark = 0
  #size = 0

  /** Makes room for texts with numbers below this one. */
  makeRoom(size: number): void {
    if (this.#size === 0) this.#tokens.makeRoom(size * tokensPerText)
    this.#size = Math.max(this.#size, size)
  }

  /** Replaces the text with this number; null for none. */
  replace(text: number, before: string | null, after: string | null): void {
    if (before === after) return
    this.makeRoom(text + 1)
    const removed = this.#mark + 1
    const kept = (this.#mark += 2)
    if (before !== null) {
      this.#shortWords.remove(before, text)
      for (let at = this.#readTokens(before, null); at-- > 0;) this.#marks[this.#read[at] ?? 0] = removed
    }
    if (after !== null) {
      this.#shortWords.add(after, text)
      for (let at = this.#readTokens(after, text); at-- > 0;) {
        const token = this.#read[at] ?? 0
        const mark = this.#marks[token]
        if (mark === kept) continue
        this.#marks[token] = kept
        if (mark !== removed) this.#put(token, text)
      }
    }
    if (before === null) return
    for (let at = this.#readTokens(before, null); at-- > 0;) {
      const token = this.#read[at] ?? 0
      if (this.#marks[token] !== removed) continue
      this.#marks[token] = kept
      this.#take(token, text)
    }
  }

  /** A set of all texts that contain all words, and if `isExact`, no others. */
  candidates(words: readonly string[]): Candidates {
    const known = words.map((word) => word.slice(0, maxWord))
    const ordered = known
      .map((word) => ({ word, cost: this.#shortWords.find(word) ? 0 : this.#grams.estimate(word) }))
      .sort((a, b) => a.cost - b.cost)
    let all: Bits | null = null
    let used = 0
    for (const { word } of ordered) {
      const having = this.#having(word)
      all = all === null ? having : all.and(having)
      used += 1
      if (all.size <= few) break
    }
    const isExact = used === words.length && words.every(({ length }) => length <= maxWord) && this.#unnumbered.size === 0
    return { texts: all ?? new Bits(), isExact }
  }

  #having(word: string): Bits {
    const known = this.#shortWords.find(word)
    if (known !== undefined) return known
    const bits = new Bits(this.#size)
    bits.addAll(this.#unnumbered)
    this.#grams.forTokensWith(word, (token) => {
      const dense = this.#dense[token] ?? null
      if (dense === null) this.#texts.addTo(bits, token)
      else bits.addAll(dense)
    })
    this.#shortWords.keep(word, bits)
    return bits
  }

  #put(token: number, text: number): void {
    const dense = this.#dense[token] ?? null
    if (dense !== null) return dense.add(text)
    this.#texts.push(token, text)
    if (this.#texts.length(token) * 32 <= Math.max(this.#size, 4096)) return
    const bits = new Bits(this.#size)
    this.#texts.addTo(bits, token)
    this.#texts.clear(token)
    this.#dense[token] = bits
  }

  #take(token: number, text: number): void {
    const dense = this.#dense[token] ?? null
    if (dense === null) this.#texts.remove(token, text)
    else dense.delete(text)
  }

  /** Reads the tokens of a text, long ones in pieces, and returns how many. Unknown ones get a number if they have an owner, and are skipped otherwise. */
  #readTokens(text: string, owner: number | null): number {
    const { length } = text
    if (length > this.#buffer.length) {
      this.#buffer = new Uint16Array(length * 2)
      this.#bytes = Buffer.from(this.#buffer.buffer)
      this.#read = new Int32Array(length * 2)
    }
    const buffer = this.#buffer
    this.#bytes.write(text, 'utf16le') // much faster than reading a string character by character
    let from = 0
    let hash = noHash
    let count = 0
    for (let at = 0; at <= length; at += 1) {
      const code = at === length ? space : (buffer[at] ?? space)
      if (!isSpace(code)) {
        hash = addToHash(hash, code)
        continue
      }
      for (let piece = from; piece < at; piece += maxWord) {
        const to = Math.min(at, piece + maxToken)
        if (to - piece < at - from) hash = hashOf(buffer, piece, to)
        const token = this.#number(piece, to, hash, owner !== null)
        if (token !== -1) this.#read[count++] = token
        else if (owner !== null) this.#unnumbered.add(owner)
        if (to === at) break
      }
      from = at + 1
      hash = noHash
    }
    return count
  }

  #number(from: number, to: number, hash: number, isNew: boolean): number {
    const { size } = this.#tokens
    const token = this.#tokens.find(this.#buffer, from, to, hash, isNew && size < maxTokens)
    if (token !== size) return token
    this.#texts.create()
    this.#dense.push(null)
    this.#grams.add(token, this.#buffer, from, to)
    if (token >= this.#marks.length) this.#marks = longer(this.#marks, Int32Array)
    return token
  }
}

const space = 0x20
/** What separates the words of a query: /\s/ in one step. */
const isSpace = (code: number): boolean =>
  code <= 0x20 ? code === space || (code >= 0x09 && code <= 0x0d) : code >= 0xa0 && spaces.has(code)
const spaces = new Set(
  Array.from({ length: 0x10000 - 0xa0 }, (_, index) => index + 0xa0).filter((code) => /\s/u.test(String.fromCharCode(code))),
)
