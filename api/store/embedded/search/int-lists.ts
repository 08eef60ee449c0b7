import type { Bits } from './bits.ts'

/** Many growing lists of integers in one array. Separate short arrays would take ten times the memory. */
export class IntLists {
  #pool = new Int32Array(1024)
  #end = 0
  /** Per list: its start, its length, and its capacity as a power of two; -1 if it has none yet. */
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
    this.#pool[(this.#starts[list] ?? 0) + length] = value
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
    return this.#pool.subarray(start, start + (this.#lengths[list] ?? 0))
  }

  addTo(bits: Bits, list: number): void {
    const start = this.#starts[list] ?? 0
    const end = start + (this.#lengths[list] ?? 0)
    for (let at = start; at < end; at += 1) bits.add(this.#pool[at] ?? 0)
  }

  /** Moves a list to a place with twice the capacity. */
  #move(list: number, room: number): void {
    const from = this.#starts[list] ?? 0
    const to = this.#free[room]?.pop() ?? this.#reserve(1 << room)
    this.#pool.copyWithin(to, from, from + (this.#lengths[list] ?? 0))
    if (room > 0) this.#free[room - 1]?.push(from)
    this.#starts[list] = to
    this.#classes[list] = room
  }

  #reserve(room: number): number {
    const start = this.#end
    this.#end += room
    if (this.#end > this.#pool.length) {
      const pool = new Int32Array(Math.max(this.#end, this.#pool.length + (this.#pool.length >>> 1)))
      pool.set(this.#pool)
      this.#pool = pool
    }
    return start
  }
}

/** A copy with 50% more capacity. */
export function longer<A extends Int32Array | Uint16Array>(array: A, Kind: new (length: number) => A): A {
  const copy = new Kind(array.length + (array.length >>> 1))
  copy.set(array)
  return copy
}
