import { setImmediate } from 'node:timers/promises'
import type { Launch } from '../../domain/launch/launch.ts'
import { collectionNames, definitionOf, isCollection, type Collection, type Records } from '../../domain/collections/collections.ts'
import type { Applied, View } from './journal/staged-batch.ts'
import { KeyIndexes } from './key-indexes.ts'
import { sharedIndexes, sharedKeysOf, uniqueIndexes, uniqueKeysOf, type Key } from '../keys.ts'
import type { Entry } from './layered-records.ts'
import { LiveCatalog } from './live-catalog.ts'

/** How long indexing may block the event loop at a time. Milliseconds. */
const slice = 4

/** What waits for the shared keys of a collection, and the changes since startup, which are indexed after its existing records; null if indexing failed. */
type Unindexed = { indexed: PromiseWithResolvers<void>; changes: Applied[] | null }
type KeysOf = (collection: Collection, record: Records[Collection]) => Key[]

/** The journal owns the records. Unique keys are indexed at startup, shared ones soon after, so that a large store opens at once. */
export class DurableRecords {
  readonly live: LiveCatalog
  /** Grows with every change to public data. */
  version = 0
  readonly #state: View<Records>
  readonly #indexes = new KeyIndexes()
  /** Collections whose shared keys aren’t all indexed yet. */
  readonly #unindexed = new Map<Collection, Unindexed>()

  constructor(state: View<Records>, onFailure: (error: unknown) => void) {
    this.#state = state
    this.live = new LiveCatalog(onFailure)
    const loaded = collectionNames.map((collection) => ({
      collection,
      records: Array.from(state.entries(collection), ([, record]) => record),
    }))
    for (const { collection, records } of loaded) {
      for (const _ of this.#indexes.fill(uniqueIndexes(collection), records));
      const indexed = Promise.withResolvers<void>()
      indexed.promise.catch(onFailure)
      this.#unindexed.set(collection, { indexed, changes: [] })
    }
    this.live.fill(Array.from(state.entries('launches'), ([, launch]) => launch))
    // The smallest first, so that nobody waits for a large collection who asks for another.
    const steps = this.#indexShared(loaded.sort((a, b) => a.records.length - b.records.length))
    if (runFor(slice, steps)) this.live.index()
    else void this.#continueIndexing(steps)
  }

  get<C extends Collection>(collection: C, id: string): Entry<C> | undefined {
    const record = this.#state.get(collection, id)
    return record === undefined ? undefined : { record }
  }

  ids(index: string, value: string): readonly string[] {
    return this.#indexes.ids(index, value)
  }

  indexing(collection: Collection): Promise<void> | null {
    return this.#unindexed.get(collection)?.indexed.promise ?? null
  }

  take(changes: Applied[]): void {
    for (const change of changes) {
      if (isPublic(change)) this.version += 1
      this.#reindex(change, uniqueKeysOf)
      const waiting = isCollection(change.collection) ? this.#unindexed.get(change.collection) : undefined
      if (waiting === undefined) this.#reindex(change, sharedKeysOf)
      else waiting.changes?.push(change)
      if (change.collection === 'launches') this.live.replace(change.before as Launch | undefined, change.value as Launch | undefined)
    }
  }

  #reindex({ collection, key, before, value }: Applied, keysOf: KeysOf): void {
    if (!isCollection(collection)) return
    const keys = (record: unknown) => (record === undefined ? [] : keysOf(collection, record as Records[Collection]))
    this.#indexes.replace(key, keys(before), keys(value))
  }

  *#indexShared(loaded: { collection: Collection; records: Records[Collection][] }[]): Generator<void> {
    for (const { collection, records } of loaded) {
      const { indexed, changes } = this.#unindexed.get(collection) as Unindexed
      try {
        yield* this.#indexes.fill(sharedIndexes(collection), records)
        for (const change of changes ?? []) this.#reindex(change, sharedKeysOf)
        this.#unindexed.delete(collection)
        indexed.resolve()
      } catch (error) {
        this.#unindexed.set(collection, { indexed, changes: null })
        indexed.reject(error)
      }
    }
  }

  async #continueIndexing(steps: Iterator<void>): Promise<void> {
    do await setImmediate()
    while (!runFor(slice, steps))
    this.live.index()
  }
}

/** Runs steps for at most this many milliseconds and returns whether all are done. */
function runFor(milliseconds: number, steps: Iterator<void>): boolean {
  const end = performance.now() + milliseconds
  do if (steps.next().done === true) return true
  while (performance.now() < end)
  return false
}

/** Whether a change affects public data; drafts aren't public. */
function isPublic({ collection, before, value }: Applied): boolean {
  if (!isCollection(collection)) return false
  const { isPublic } = definitionOf(collection)
  return isPublic === 'while live' ? [before, value].some((launch) => (launch as Launch | undefined)?.status === 'live') : isPublic === true
}
