import { longer } from './int-lists.ts'

/** In characters: most tokens of a catalog are URLs and coined names. */
const usualLength = 18

/** Numbers every distinct token in order of arrival. Their characters are stored one after another in one array. */
export class TokenTable {
  #chars = new Uint16Array(4096)
  #starts = new Int32Array(1024)
  #hashes = new Int32Array(1024)
  #size = 0
  /** Open addressing: a token's number plus one, or 0 for an empty slot. */
  #slots = new Int32Array(2048)

  get size(): number {
    return this.#size
  }

  /** The number of the token text[from..to), whose hash is given. An unknown token gets a new number, or -1 if `isNew` is false. */
  find(text: Uint16Array, from: number, to: number, hash: number, isNew: boolean): number {
    const mask = this.#slots.length - 1
    let slot = slotOf(hash) & mask
    for (;;) {
      const token = (this.#slots[slot] ?? 0) - 1
      if (token === -1) break
      if (this.#hashes[token] === hash && this.#equals(token, text, from, to)) return token
      slot = (slot + 1) & mask
    }
    return isNew ? this.#add(text.subarray(from, to), hash, slot) : -1
  }

  #equals(token: number, text: Uint16Array, from: number, to: number): boolean {
    const start = this.#starts[token] ?? 0
    const end = this.#starts[token + 1] ?? 0
    if (end - start !== to - from) return false
    for (let at = from; at < to; at += 1) if (this.#chars[start + at - from] !== text[at]) return false
    return true
  }

  #add(token: Uint16Array, hash: number, slot: number): number {
    const id = this.#size
    if (id + 2 > this.#starts.length) {
      this.#starts = longer(this.#starts, Int32Array)
      this.#hashes = longer(this.#hashes, Int32Array)
    }
    const start = this.#starts[id] ?? 0
    while (start + token.length > this.#chars.length) this.#chars = longer(this.#chars, Uint16Array)
    this.#chars.set(token, start)
    this.#starts[id + 1] = start + token.length
    this.#hashes[id] = hash
    this.#slots[slot] = id + 1
    this.#size += 1
    if (this.#size * 2 > this.#slots.length) this.#spread()
    return id
  }

  /** Makes room in an empty table, because copying it as it grows takes the longer the more tokens it has. */
  makeRoom(tokens: number): void {
    if (this.#size > 0 || tokens < this.#hashes.length) return
    this.#chars = new Uint16Array(tokens * usualLength)
    this.#starts = new Int32Array(tokens)
    this.#hashes = new Int32Array(tokens)
    this.#slots = new Int32Array(2 ** Math.ceil(Math.log2(tokens * 2)))
  }

  #spread(): void {
    const slots = new Int32Array(this.#slots.length * 2)
    const mask = slots.length - 1
    for (let token = 0; token < this.#size; token += 1) {
      let slot = slotOf(this.#hashes[token] ?? 0) & mask
      while (slots[slot] !== 0) slot = (slot + 1) & mask
      slots[slot] = token + 1
    }
    this.#slots = slots
  }
}

/** FNV-1a, so that a hash can be computed while a token is being read. */
export const noHash = 0x811c9dc5 | 0
export const addToHash = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193)
const slotOf = (hash: number): number => hash ^ (hash >>> 15)

export function hashOf(text: Uint16Array, from: number, to: number): number {
  let hash = noHash
  for (let at = from; at < to; at += 1) hash = addToHash(hash, text[at] ?? 0)
  return hash
}
