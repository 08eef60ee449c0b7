/** What a key has taken of the stretch of time it is in, which ends at a moment of the process's own clock. */
export type Window = { taken: number; readonly ends: number }

/**
 * Counts by key, each in a stretch of time that begins with what is counted first. All stretches are as long, so they end in the order in
 * which they began, and the ended ones are dropped without a timer or a promise for each: this is on the way of every read. The clock is
 * the process's own, which nobody puts back.
 */
export class Windows {
  readonly #ms: number
  readonly #windows = new Map<string, Window>()

  constructor(ms: number) {
    this.#ms = ms
  }

  get size(): number {
    return this.#windows.size
  }

  /** The stretch a key is in, a new one where it is in none. */
  at(key: string, now = performance.now()): Window {
    for (const [ended, { ends }] of this.#windows) {
      if (ends > now) break
      this.#windows.delete(ended)
    }
    let window = this.#windows.get(key)
    if (window === undefined) this.#windows.set(key, (window = { taken: 0, ends: now + this.#ms }))
    return window
  }
}
