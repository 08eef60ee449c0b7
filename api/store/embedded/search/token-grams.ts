import { IntLists } from './int-lists.ts'

/** The maximum length of a token, and the bits for a position in it. The remaining bits limit the number of tokens. */
export const maxToken = 512
const placeBits = 9
export const maxTokens = 2 ** (31 - placeBits)
/** Marks the end of a token; no token contains it. */
const end = 0x0a

/** Each place packs the token and the position in it. Tokens are added in the order of their numbers, so every list ascends. */
export class TokenGrams {
  readonly #places = new IntLists()
  readonly #lists = new Map<number, number>()
  /** Lists of the trigrams that start with a character, or with two. */
  readonly #beginning = new Map<number, number[]>()

  add(token: number, text: Uint16Array, from: number, to: number): void {
    for (let at = from; at < to; at += 1) {
      const a = text[at] ?? 0
      const b = at + 1 < to ? (text[at + 1] ?? 0) : end
      const c = at + 2 < to ? (text[at + 2] ?? 0) : end
      const key = keyOf(a, b, c)
      let list = this.#lists.get(key)
      if (list === undefined) {
        list = this.#places.create()
        this.#lists.set(key, list)
        this.#begin(a, list)
        this.#begin(pairKey(a, b), list)
      }
      this.#places.push(list, (token << placeBits) | (at - from))
    }
  }

  /** An upper bound of the places to check for a word. */
  estimate(word: string): number {
    if (word.length < 3) return (this.#beginning.get(shortKey(word)) ?? []).reduce((sum, list) => sum + this.#places.length(list), 0)
    let min = Infinity
    for (let at = 0; at + 3 <= word.length; at += 1) min = Math.min(min, this.#placesOf(word, at))
    return min
  }

  /** Calls back with every token that contains the word, some of them more than once. */
  forTokensWith(word: string, found: (token: number) => void): void {
    if (word.length < 3) {
      for (const list of this.#beginning.get(shortKey(word)) ?? []) for (const place of this.#places.view(list)) found(place >>> placeBits)
      return
    }
    const order = Array.from({ length: word.length - 2 }, (_, at) => at).sort((a, b) => this.#placesOf(word, a) - this.#placesOf(word, b))
    const seen = new Uint8Array(word.length)
    let starts: Int32Array | null = null
    let count = 0
    for (const offset of order) {
      const list = this.#lists.get(gramAt(word, offset))
      if (list === undefined) return
      if (starts !== null && seen[offset] === 1 && seen[offset + 1] === 1 && seen[offset + 2] === 1) continue
      seen.fill(1, offset, offset + 3)
      if (starts === null) [starts, count] = startsOf(this.#places.view(list), offset)
      else count = keepFollowed(starts, count, this.#places.view(list), offset)
      if (count === 0) return
    }
    for (const start of starts?.subarray(0, count) ?? []) found(start >>> placeBits)
  }

  #placesOf(word: string, offset: number): number {
    const list = this.#lists.get(gramAt(word, offset))
    return list === undefined ? 0 : this.#places.length(list)
  }

  #begin(key: number, list: number): void {
    const lists = this.#beginning.get(key)
    if (lists === undefined) this.#beginning.set(key, [list])
    else lists.push(list)
  }
}

/** Small for the characters of Latin scripts, because larger numbers are objects, and slow in a map. */
const keyOf = (a: number, b: number, c: number): number =>
  (a | b | c) < 0x400 ? (a << 20) | (b << 10) | c : (a * 0x10000 + b) * 0x10000 + c + 2 ** 30
const gramAt = (word: string, at: number): number => keyOf(word.charCodeAt(at), word.charCodeAt(at + 1), word.charCodeAt(at + 2))
/** Beyond every single character. */
const pairKey = (a: number, b: number): number => (a + 1) * 0x10000 + b
const shortKey = (word: string): number => (word.length === 1 ? word.charCodeAt(0) : pairKey(word.charCodeAt(0), word.charCodeAt(1)))

/** Where a word would start whose trigram at `offset` occurs at these places. */
function startsOf(places: Int32Array, offset: number): [Int32Array, number] {
  const starts = new Int32Array(places.length)
  let count = 0
  for (const place of places) if ((place & (maxToken - 1)) >= offset) starts[count++] = place - offset
  return [starts, count]
}

/** Keeps the starts that have one of these places at `offset`; both ascend. */
function keepFollowed(starts: Int32Array, count: number, places: Int32Array, offset: number): number {
  let kept = 0
  let at = 0
  for (let index = 0; index < count; index += 1) {
    const start = starts[index] ?? 0
    const wanted = start + offset
    let step = 1
    while ((places[at + step] ?? Infinity) < wanted) {
      at += step
      step *= 2
    }
    while (step > 0) {
      while ((places[at + step] ?? Infinity) < wanted) at += step
      step >>>= 1
    }
    if ((places[at] ?? Infinity) < wanted) at += 1
    if (at >= places.length) break
    if (places[at] === wanted) starts[kept++] = start
  }
  return kept
}
