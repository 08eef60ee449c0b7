const flushEvery = 1000

type Sum = { collection: string; key: string; fields: Map<string, number> }

/** Sums of what was counted since the last flush; `flush` gets them at most once a second. */
export class CounterLane {
  readonly #flush: (sums: Sum[]) => Promise<void>
  #sums = new Map<string, Sum>()
  #timer: NodeJS.Timeout | null = null

  constructor(flush: (sums: Sum[]) => Promise<void>) {
    this.#flush = flush
  }

  add(collection: string, key: string, field: string, amount: number): void {
    const name = JSON.stringify([collection, key])
    const sum = this.#sums.get(name) ?? { collection, key, fields: new Map<string, number>() }
    this.#sums.set(name, sum)
    sum.fields.set(field, (sum.fields.get(field) ?? 0) + amount)
    // A failed flush means that the store has stopped, which the next commit is told.
    this.#timer ??= setTimeout(() => void this.flush().catch(() => undefined), flushEvery)
  }

  async flush(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    const sums = [...this.#sums.values()]
    this.#sums.clear()
    if (sums.length > 0) await this.#flush(sums)
  }
}
