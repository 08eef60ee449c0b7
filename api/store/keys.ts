import { nameKey, urlKey } from '../domain/duplicates.ts'
import { Failure } from '../domain/failure.ts'
import { weekKey } from '../domain/launch-plan.ts'
import type { Launch } from '../domain/launch.ts'
import { type Collection, type Records } from '../domain/records.ts'
import { indexes, uniqueFields } from '../domain/indexes.ts'

/** An index entry a record is found by. A unique key belongs to one record only; `field` is where the user would change it. */
export type Key = { index: string; value: string; unique: boolean; field: string }

export const fieldIndex = (collection: Collection, field: string): string => `${collection}.${field}`

/** Indexes of launches over more than one field. */
export const launchIndex = { address: 'launches by address', url: 'launches by url', name: 'launches by name', week: 'launches by week' }

export const collections = Object.keys(indexes) as Collection[]

type FieldKey = Omit<Key, 'value'>

/** Computed once: a catalog has a million keys. */
const fieldKeys = Object.fromEntries(collections.map((collection) => [collection, fieldKeysOf(collection)])) as {
  [C in Collection]: { unique: FieldKey[]; shared: FieldKey[] }
}

function fieldKeysOf(collection: Collection): { unique: FieldKey[]; shared: FieldKey[] } {
  const uniques: readonly string[] = uniqueFields[collection] ?? []
  const keys = indexes[collection].map((field) => ({ index: fieldIndex(collection, field), unique: uniques.includes(field), field }))
  return { unique: keys.filter(({ unique }) => unique), shared: keys.filter(({ unique }) => !unique) }
}

/** Keys that no other record may share. */
export function uniqueKeysOf<C extends Collection>(collection: C, record: Records[C]): Key[] {
  const keys = valuesOf(fieldKeys[collection].unique, record)
  if (collection !== 'launches') return keys
  const { slug, aliases } = record as Launch
  const addresses = aliases.length === 0 ? [slug] : new Set([slug, ...aliases])
  for (const value of addresses) keys.push({ index: launchIndex.address, value, unique: true, field: 'slug' })
  return keys
}

/** Keys that any number of records may share. */
export function sharedKeysOf<C extends Collection>(collection: C, record: Records[C]): Key[] {
  const keys = valuesOf(fieldKeys[collection].shared, record)
  if (collection !== 'launches') return keys
  const { url, name, week } = record as Launch
  const add = (index: string, value: string) => keys.push({ index, value, unique: false, field: '' })
  add(launchIndex.url, urlKey(url))
  add(launchIndex.name, nameKey(name))
  if (week !== null) add(launchIndex.week, weekKey(week.year, week.week))
  return keys
}

export const keysOf = <C extends Collection>(collection: C, record: Records[C]): Key[] => [
  ...uniqueKeysOf(collection, record),
  ...sharedKeysOf(collection, record),
]

/** Only text fields are keys. */
function valuesOf(fields: FieldKey[], record: object): Key[] {
  const keys: Key[] = []
  for (const { index, unique, field } of fields) {
    const value = (record as Record<string, unknown>)[field]
    if (typeof value === 'string') keys.push({ index, value, unique, field })
  }
  return keys
}

/** The failure of every store when another record has a unique value. */
export function takenFailure(collection: Collection, { value, field }: Pick<Key, 'value' | 'field'>): Failure {
  if (collection === 'launches') {
    return new Failure('CONFLICT', `The slug “${value}” belongs to another launch.`, {
      fieldErrors: { slug: [`“${value}” is taken.`] },
    })
  }
  // The value is not repeated: it may be a secret, or reveal who has an account.
  return new Failure('CONFLICT', `This ${field} is taken.`, { fieldErrors: { [field]: ['Already taken.'] } })
}
