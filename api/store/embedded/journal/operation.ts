import { toStored } from '../../../domain/collections/collections.ts'
import { frozen } from '../../frozen.ts'

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
