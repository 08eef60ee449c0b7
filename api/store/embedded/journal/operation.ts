/** Every collection, its records' keys mapped to their values, which are frozen when they are first handed out. */
export type State = Map<string, Map<string, unknown>>

/**
 * One change to one record: its whole new value, or its removal. Both may be repeated without harm, which recovery relies on.
 * `Tables` names the collections and says what a record of each is: plain JSON, since that is what a disk can hold.
 */
export type Operation<Tables extends object> = {
  [Name in keyof Tables & string]: { put: Name; key: string; value: Tables[Name] } | { delete: Name; key: string }
}[keyof Tables & string]

export type AnyOperation = Operation<Record<string, unknown>>
/** On disk: three parts put a value, two delete. */
export type StoredOperation = [collection: string, key: string, value?: unknown]

/** A change to be written: `value` is what the disk will give back, frozen, and undefined where the record is deleted. */
export type Staged = { collection: string; key: string; value: unknown; text: string }
/** A change that is durable; `before` is what the record was, undefined where there was none. */
export type Applied = { collection: string; key: string; value: unknown; before: unknown }

/** Takes a copy, so that nobody changes what is about to be written. Throws a TypeError when the value is not JSON. */
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
  return json === undefined ? `[${name}]` : `[${name},${json}]`
}

/** Sets a record, or deletes it where the value is undefined. */
export function applyChange(state: State, [collection, key, value]: StoredOperation): void {
  let records = state.get(collection)
  if (records === undefined) state.set(collection, (records = new Map()))
  if (value === undefined) records.delete(key)
  else records.set(key, value)
}

/** JSON that nobody can change any more, nor any part of it: what is frozen was frozen here, from its parts up. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}
