import type { Staged } from './operation.ts'

/** A full batch accepts no more changes, because a line is read and checked in one go. Characters. */
const fullLength = 512 * 1024

/** Changes from any number of callers that become durable together or not at all. A later change to a record replaces an earlier one. */
export class StagedBatch {
  #records = new Map<string, Map<string, Staged>>()
  #length = 0
  readonly #settled = Promise.withResolvers<void>()

  get isFull(): boolean {
    return this.#length >= fullLength
  }

  /** Settles when the batch is durable or has failed. */
  get settled(): Promise<void> {
    return this.#settled.promise
  }

  add(change: Staged): void {
    const records = this.#records.get(change.collection) ?? new Map<string, Staged>()
    this.#records.set(change.collection, records.set(change.key, change))
    this.#length += change.text.length
  }

  get(collection: string, key: string): Staged | undefined {
    return this.#records.get(collection)?.get(key)
  }

  changesOf(collection: string): Iterable<Staged> {
    return this.#records.get(collection)?.values() ?? []
  }

  changes(): Staged[] {
    return [...this.#records.values()].flatMap((records) => [...records.values()])
  }

  succeed(): void {
    this.#settled.resolve()
  }

  fail(reason: Error): void {
    this.#settled.promise.catch(() => undefined) // without waiting callers, the batch fails quietly
    this.#settled.reject(reason)
  }
}
