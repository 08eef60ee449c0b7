import { toStored } from '../../../domain/collections/collections.ts'
import { frozen } from '../../frozen.ts'

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

/** Every collection's records by key. Values are frozen when they are first handed out. */
export type State = Map<string, Map<string, unknown>>

/** A whole new value, or its removal: both idempotent, which recovery relies on. `Tables` maps collections to plain JSON types. */
export type Operation<Tables extends object> = {
  [Name in keyof Tables & string]: { put: Name; key: string; value: Tables[Name] } | { delete: Name; key: string }
}[keyof Tables & string]

export type AnyOperation = Operation<Record<string, unknown>>
/** The form on disk: three elements put a value, two delete it. */
export type StoredOperation = [collection: string, key: string, value?: unknown]

/** A change to be written. `value` is what the disk will return, frozen, or undefined if the record is deleted. */
export type Staged = { collection: string; key: string; value: unknown; text: string }
/** A durable change. `before` is the previous record, or undefined. */
export type Applied = { collection: string; key: string; value: unknown; before: unknown }

/** Copies the value, so that nobody can change what is about to be written. Throws a TypeError if it is not JSON. */
export function toStaged(operation: AnyOperation): Staged {
  const { key } = operation
  if ('delete' in operation) return { collection: operation.delete, key, value: undefined, text: toText(operation.delete, key) }
  const { put: collection, value } = operation
  const json: string | undefined = JSON.stringify(value)
  if (json === undefined) throw new TypeError(`The value of “${key}” in ${collection} is not JSON.`)
  return { collection, key, value: frozen(JSON.parse(json)), text: toText(collection, key, json) }
}

export function toText(collection: string, key: string, json?: string): string {
  const name = `${JSON.stringify(collection)},${JSON.stringify(key)}`
  return json === undefined ? `[${name}]` : `[${name},${toStored(collection, json)}]`
}

/** Sets a record, or deletes it if the value is undefined. */
export function applyChange(state: State, [collection, key, value]: StoredOperation): void {
  let records = state.get(collection)
  if (records === undefined) state.set(collection, (records = new Map()))
  if (value === undefined) records.delete(key)
  else records.set(key, value)
}

export type View<Tables extends object> = {
  /** Frozen. */
  get: <Name extends keyof Tables & string>(collection: Name, key: string) => Tables[Name] | undefined
  /** Keys and values in no particular order. Values may not be frozen yet, so callers must not pass them on. */
  entries: <Name extends keyof Tables & string>(collection: Name) => Iterable<[key: string, value: Tables[Name]]>
}

export type DurableView<Tables extends object> = View<Tables> & { size: (collection: keyof Tables & string) => number }

type AnyView = View<Record<string, unknown>>
type AnyDurableView = DurableView<Record<string, unknown>>

export const viewDurable = (state: State): AnyDurableView => ({
  get: (collection, key) => frozen(state.get(collection)?.get(key)),
  size: (collection) => state.get(collection)?.size ?? 0,
  entries: (collection) => state.get(collection)?.entries() ?? [],
})

/** Durable records plus changes still being written; `unsettled` returns their batches, oldest first. */
export function viewStaged(state: State, unsettled: () => StagedBatch[]): AnyView {
  const durable = viewDurable(state)
  return {
    get: (collection, key) => {
      const batches = unsettled()
      for (let at = batches.length - 1; at >= 0; at -= 1) {
        const change = batches[at]?.get(collection, key)
        if (change !== undefined) return change.value
      }
      return durable.get(collection, key)
    },
    *entries(collection) {
      const changes = new Map(unsettled().flatMap((batch) => Array.from(batch.changesOf(collection), ({ key, value }) => [key, value])))
      for (const [key, value] of durable.entries(collection)) if (!changes.has(key)) yield [key, value]
      for (const [key, value] of changes) if (value !== undefined) yield [key, value]
    },
  }
}
