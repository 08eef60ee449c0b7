import { setImmediate } from 'node:timers/promises'
import type { Launch } from '../../domain/launch/launch.ts'
import { collectionNames, definitionOf, isCollection, type Collection, type Records } from '../../domain/collections/collections.ts'
import type { Applied } from './journal/operation.ts'
import type { View } from './journal/view.ts'
import { KeyIndexes } from './key-indexes.ts'
import { eachSharedKey, eachUniqueKey, sharedKeysOf, uniqueKeysOf, type Key } from '../keys.ts'
import type { Entry } from './layered-records.ts'
import { LiveCatalog } from './live-catalog.ts'

/** How long indexing may block the event loop at a time. Milliseconds. */
const slice = 4

type KeysOf = (collection: Collection, record: Records[Collection]) => Key[]

/** The journal owns the records. Unique keys are indexed at startup, shared ones soon after, so that a large store opens at once. */
export class DurableRecords {
  readonly live: LiveCatalog
  /** Grows with every change to public data. */
  version = 0
  readonly #state: View<Records>
  readonly #indexes = new KeyIndexes()
  /** Changes since startup whose shared keys are indexed after those of existing records; null if indexing failed. */
  #deferred: Applied[] | null = []
  /** Stays rejected after a failure, for everyone who awaits it. */
  indexing: Promise<void> | null = null

  constructor(state: View<Records>, onFailure: (error: unknown) => void) {
    this.#state = state
    this.live = new LiveCatalog(onFailure)
    const loaded = collectionNames.map((collection) => ({ collection, entries: [...state.entries(collection)] }))
    for (const { collection, entries } of loaded)
      for (const [id, record] of entries) eachUniqueKey(collection, record, (index, value) => this.#indexes.add(id, index, value))
    this.live.fill(Array.from(state.entries('launches'), ([, launch]) => launch))
    const steps = this.#indexShared(loaded)
    if (runFor(slice, steps)) return
    this.indexing = this.#continueIndexing(steps)
    this.indexing.catch((error: unknown) => {
      this.#deferred = null
      onFailure(error)
    })
  }

  get<C extends Collection>(collection: C, id: string): Entry<C> | undefined {
    const record = this.#state.get(collection, id)
    return record === undefined ? undefined : { record }
  }

  ids(index: string, value: string): readonly string[] {
    return this.#indexes.ids(index, value)
  }

  take(changes: Applied[]): void {
    for (const change of changes) {
      if (isPublic(change)) this.version += 1
      this.#reindex(change, uniqueKeysOf)
      if (this.indexing === null) this.#reindex(change, sharedKeysOf)
      else this.#deferred?.push(change)
      if (change.collection === 'launches') this.live.replace(change.before as Launch | undefined, change.value as Launch | undefined)
    }
  }

  #reindex({ collection, key, before, value }: Applied, keysOf: KeysOf): void {
    if (!isCollection(collection)) return
    const keys = (record: unknown) => (record === undefined ? [] : keysOf(collection, record as Records[Collection]))
    this.#indexes.replace(key, keys(before), keys(value))
  }

  *#indexShared(loaded: { collection: Collection; entries: [string, Records[Collection]][] }[]): Generator<void> {
    for (const { collection, entries } of loaded) {
      for (const [id, record] of entries) yield eachSharedKey(collection, record, (index, value) => this.#indexes.add(id, index, value))
    }
  }

  async #continueIndexing(steps: Iterator<void>): Promise<void> {
    do await setImmediate()
    while (!runFor(slice, steps))
    for (const change of this.#deferred?.splice(0) ?? []) this.#reindex(change, sharedKeysOf)
    this.indexing = null
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
