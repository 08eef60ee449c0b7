import type { Bits } from './bits.ts'

/** Words of one or two of a-z and 0-9 are in half of the dictionary, so finding their texts takes long: kept from the first search. */
export class ShortWords {
  readonly #texts: (Bits | undefined)[] = []

  find(word: string): Bits | undefined {
    const number = numberOf(word)
    return number === null ? undefined : this.#texts[number]
  }

  /** Keeps the texts of a word if it is a short one, and current from now on. */
  keep(word: string, texts: Bits): void {
    const number = numberOf(word)
    if (number !== null) this.#texts[number] = texts
  }

  add(content: string, text: number): void {
    this.#forWords(content, (bits) => bits.add(text))
  }

  remove(content: string, text: number): void {
    this.#forWords(content, (bits) => bits.delete(text))
  }

  #forWords(content: string, each: (bits: Bits) => void): void {
    if (this.#texts.length === 0) return
    let last = -1
    for (let at = 0; at < content.length; at += 1) {
      const symbol = symbolOf(content.charCodeAt(at))
      const one = symbol === -1 ? undefined : this.#texts[symbol]
      const two = symbol === -1 || last === -1 ? undefined : this.#texts[pairOf(last, symbol)]
      if (one !== undefined) each(one)
      if (two !== undefined) each(two)
      last = symbol
    }
  }
}

const symbols = 36
const pairOf = (first: number, second: number): number => symbols + first * symbols + second

function symbolOf(code: number): number {
  if (code >= 0x61 && code <= 0x7a) return code - 0x61
  return code >= 0x30 && code <= 0x39 ? code - 0x30 + 26 : -1
}

function numberOf(word: string): number | null {
  const first = symbolOf(word.charCodeAt(0))
  if (first === -1 || word.length > 2) return null
  if (word.length === 1) return first
  const second = symbolOf(word.charCodeAt(1))
  return second === -1 ? null : pairOf(first, second)
}
