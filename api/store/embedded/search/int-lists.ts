import type { Bits } from './bits.ts'

/** The size of a page as a power of two. */
const pageBits = 16
const inPage = (1 << pageBits) - 1

/** In pages: separate short arrays take ten times the memory, and one array, copied as it grows, busies the garbage collector. */
export class IntLists {
  /** A list longer than a page has one of its own, as long as the list. */
  readonly #pages: Int32Array[] = []
  /** The free rest of the last page. */
  #end = 0
  #left = 0
  /** Per list: its page and its place there, its length, and its capacity as a power of two; -1 if it has none yet. */
  #starts = new Int32Array(256)
  #lengths = new Int32Array(256)
  #classes = new Int8Array(256).fill(-1)
  #count = 0
  /** Free places left by lists that moved, by capacity as a power of two. */
  readonly #free: number[][] = Array.from({ length: 31 }, () => [])

  create(): number {
    if (this.#count === this.#starts.length) {
      this.#starts = longer(this.#starts, Int32Array)
      this.#lengths = longer(this.#lengths, Int32Array)
      const classes = new Int8Array(this.#starts.length).fill(-1)
      classes.set(this.#classes)
      this.#classes = classes
    }
    return this.#count++
  }

  length(list: number): number {
    return this.#lengths[list] ?? 0
  }

  push(list: number, value: number): void {
    const length = this.#lengths[list] ?? 0
    const room = this.#classes[list] ?? -1
    if (room === -1 || length === 1 << room) this.#move(list, room + 1)
    const start = this.#starts[list] ?? 0
    this.#pageOf(start)[(start & inPage) + length] = value
    this.#lengths[list] = length + 1
  }

  /** Removes a value without keeping the order of the others. */
  remove(list: number, value: number): void {
    const values = this.view(list)
    const at = values.indexOf(value)
    if (at === -1) return
    values[at] = values[values.length - 1] ?? 0
    this.#lengths[list] = values.length - 1
  }

  clear(list: number): void {
    const room = this.#classes[list] ?? -1
    if (room !== -1) this.#free[room]?.push(this.#starts[list] ?? 0)
    this.#classes[list] = -1
    this.#lengths[list] = 0
  }

  /** The values of a list, valid until the next change. */
  view(list: number): Int32Array {
    const start = this.#starts[list] ?? 0
    return this.#pageOf(start).subarray(start & inPage, (start & inPage) + this.length(list))
  }

  addTo(bits: Bits, list: number): void {
    const start = this.#starts[list] ?? 0
    const page = this.#pageOf(start)
    const end = (start & inPage) + this.length(list)
    for (let at = start & inPage; at < end; at += 1) bits.add(page[at] ?? 0)
  }

  #pageOf(start: number): Int32Array {
    return this.#pages[start >>> pageBits] ?? none
  }

  /** Moves a list to a place with twice the capacity. */
  #move(list: number, room: number): void {
    const values = this.view(list)
    const to = this.#free[room]?.pop() ?? this.#reserve(room)
    this.#pageOf(to).set(values, to & inPage)
    if (room > 0) this.#free[room - 1]?.push(this.#starts[list] ?? 0)
    this.#starts[list] = to
    this.#classes[list] = room
  }

  #reserve(room: number): number {
    const size = 1 << room
    if (size > this.#left) {
      this.#end = (this.#pages.push(new Int32Array(Math.max(size, 1 << pageBits))) - 1) << pageBits
      this.#left = Math.max(size, 1 << pageBits)
    }
    const start = this.#end
    this.#end += size
    this.#left -= size
    return start
  }
}

const none = new Int32Array()

/** A copy with 50% more capacity. */
export function longer<A extends Int32Array | Uint16Array>(array: A, Kind: new (length: number) => A): A {
  const copy = new Kind(array.length + (array.length >>> 1))
  copy.set(array)
  return copy
}
