/** A set of small integers, one bit each. It grows as needed. */
export class Bits {
  #words: Int32Array

  /** `size`: the expected upper bound of the numbers. */
  constructor(size = 0) {
    this.#words = new Int32Array((size + 31) >>> 5)
  }

  add(value: number): void {
    const at = value >>> 5
    if (at >= this.#words.length) this.#grow(at + 1)
    this.#words[at] = (this.#words[at] ?? 0) | (1 << (value & 31))
  }

  delete(value: number): void {
    const at = value >>> 5
    if (at < this.#words.length) this.#words[at] = (this.#words[at] ?? 0) & ~(1 << (value & 31))
  }

  has(value: number): boolean {
    return (((this.#words[value >>> 5] ?? 0) >>> (value & 31)) & 1) === 1
  }

  addAll(other: Bits): void {
    const words = other.#words
    if (words.length > this.#words.length) this.#grow(words.length)
    for (let at = 0; at < words.length; at += 1) this.#words[at] = (this.#words[at] ?? 0) | (words[at] ?? 0)
  }

  /** The intersection, as a new set. */
  and(other: Bits): Bits {
    const both = new Bits(Math.min(this.#words.length, other.#words.length) * 32)
    for (let at = 0; at < both.#words.length; at += 1) both.#words[at] = (this.#words[at] ?? 0) & (other.#words[at] ?? 0)
    return both
  }

  get size(): number {
    let size = 0
    for (let at = 0; at < this.#words.length; at += 1) {
      let word = this.#words[at] ?? 0
      word -= (word >>> 1) & 0x55555555
      word = (word & 0x33333333) + ((word >>> 2) & 0x33333333)
      size += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
    }
    return size
  }

  #grow(words: number): void {
    const grown = new Int32Array(Math.max(words, this.#words.length + (this.#words.length >>> 2)))
    grown.set(this.#words)
    this.#words = grown
  }
}
