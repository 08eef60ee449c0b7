import { nameKey, urlKey } from '../domain/launch/duplicates.ts'
import { Failure } from '../domain/failure.ts'
import { weekKey, type Launch } from '../domain/launch/launch.ts'
import { collectionNames, definitionOf, indexedValue, type Collection, type Records } from '../domain/collections/collections.ts'

/** An index entry a record is found by. A unique key belongs to one record only; `field` is where the user would change it. */
export type Key = { index: string; value: string; unique: boolean; field: string }

export const fieldIndex = (collection: Collection, field: string): string => `${collection}.${field}`

/** Indexes of launches over more than one field. */
export const launchIndex = { address: 'launches by address', url: 'launches by url', name: 'launches by name', week: 'launches by week' }

type FieldKey = Omit<Key, 'value' | 'unique'>
type EachKey = (index: string, value: string, field: string) => void

/** Computed once: a catalog has a million keys. */
const fieldKeys = Object.fromEntries(collectionNames.map((collection) => [collection, fieldKeysOf(collection)])) as {
  [C in Collection]: { unique: FieldKey[]; shared: FieldKey[] }
}

function fieldKeysOf(collection: Collection): { unique: FieldKey[]; shared: FieldKey[] } {
  const { indexes, unique } = definitionOf(collection)
  const keys = indexes.map((field) => ({ index: fieldIndex(collection, field), field }))
  return { unique: keys.filter(({ field }) => unique.includes(field)), shared: keys.filter(({ field }) => !unique.includes(field)) }
}

/** Calls back with each key that no other record may share, without an object for each. */
export function eachUniqueKey<C extends Collection>(collection: C, record: Records[C], each: EachKey): void {
  eachField(collection, fieldKeys[collection].unique, record, each)
  if (collection !== 'launches') return
  const { slug, aliases } = record as Launch
  each(launchIndex.address, slug, 'slug')
  if (aliases.length > 0) for (const alias of new Set(aliases)) if (alias !== slug) each(launchIndex.address, alias, 'slug')
}

/** Calls back with each key that any number of records may share. */
export function eachSharedKey<C extends Collection>(collection: C, record: Records[C], each: EachKey): void {
  eachField(collection, fieldKeys[collection].shared, record, each)
  if (collection !== 'launches') return
  const { url, name, week } = record as Launch
  each(launchIndex.url, urlKey(url), '')
  each(launchIndex.name, nameKey(name), '')
  if (week !== null) each(launchIndex.week, weekKey(week.year, week.week), '')
}

/** Only text fields are keys. */
function eachField(collection: Collection, fields: FieldKey[], record: object, each: EachKey): void {
  for (const { index, field } of fields) {
    const value = indexedValue(collection, record, field)
    if (value !== null) each(index, value, field)
  }
}

export function uniqueKeysOf<C extends Collection>(collection: C, record: Records[C]): Key[] {
  const keys: Key[] = []
  eachUniqueKey(collection, record, (index, value, field) => keys.push({ index, value, unique: true, field }))
  return keys
}

export function sharedKeysOf<C extends Collection>(collection: C, record: Records[C]): Key[] {
  const keys: Key[] = []
  eachSharedKey(collection, record, (index, value, field) => keys.push({ index, value, unique: false, field }))
  return keys
}

export const keysOf = <C extends Collection>(collection: C, record: Records[C]): Key[] => [
  ...uniqueKeysOf(collection, record),
  ...sharedKeysOf(collection, record),
]

export function takenFailure(collection: Collection, { value, field }: Pick<Key, 'value' | 'field'>): Failure {
  if (collection === 'launches') {
    return new Failure('CONFLICT', `The slug “${value}” belongs to another launch.`, {
      fieldErrors: { slug: [`“${value}” is taken.`] },
    })
  }
  // The value is not repeated: it may be a secret, or reveal who has an account.
  const message = `This ${field} is taken.`
  return new Failure('CONFLICT', message, { fieldErrors: { [field]: [message] } })
}
