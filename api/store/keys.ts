import { nameKey, urlKey } from '../domain/launch/duplicates.ts'
import { Failure } from '../domain/failure.ts'
import { weekKey, type Launch } from '../domain/launch/launch.ts'
import { collectionNames, definitionOf, indexReader, type Collection, type Records } from '../domain/collections/collections.ts'

/** An index entry a record is found by; `field` is where the user would change it. */
export type Key = { index: string; value: string; field: string }
/** What an index finds a record by: one value, several, or none. */
export type Index = { name: string; field: string; valueOf: (record: object) => string | readonly string[] | null }

export const fieldIndex = (collection: Collection, field: string): string => `${collection}.${field}`

/** Indexes of launches over more than one field. */
export const launchIndex = { address: 'launches by address', url: 'launches by url', name: 'launches by name', week: 'launches by week' }

function indexesOf(collection: Collection): { unique: Index[]; shared: Index[] } {
  const { indexes, unique } = definitionOf(collection)
  const all = indexes.map((field) => ({ name: fieldIndex(collection, field), field, valueOf: indexReader(collection, field) }))
  const found = { unique: all.filter(({ field }) => unique.includes(field)), shared: all.filter(({ field }) => !unique.includes(field)) }
  return collection === 'launches' ? { unique: [...found.unique, addresses], shared: [...found.shared, ...similarities] } : found
}

const ofLaunch = (name: string, field: string, valueOf: (launch: Launch) => string | readonly string[] | null) =>
  ({ name, field, valueOf }) as Index

const addresses = ofLaunch(launchIndex.address, 'slug', ({ slug, aliases }) =>
  aliases.length === 0 ? slug : [...new Set([slug, ...aliases])],
)
const similarities = [
  ofLaunch(launchIndex.url, '', ({ url }) => urlKey(url)),
  ofLaunch(launchIndex.name, '', ({ name }) => nameKey(name)),
  ofLaunch(launchIndex.week, '', ({ week }) => week && weekKey(week.year, week.week)),
]

/** Computed once: a catalog has a million keys. */
const indexes = Object.fromEntries(collectionNames.map((collection) => [collection, indexesOf(collection)])) as {
  [C in Collection]: { unique: Index[]; shared: Index[] }
}

/** The indexes in which no two records share a value. */
export const uniqueIndexes = (collection: Collection): readonly Index[] => indexes[collection].unique

/** The indexes in which any number of records may share a value. */
export const sharedIndexes = (collection: Collection): readonly Index[] => indexes[collection].shared

export const uniqueKeysOf = <C extends Collection>(collection: C, record: Records[C]): Key[] => keysIn(uniqueIndexes(collection), record)
export const sharedKeysOf = <C extends Collection>(collection: C, record: Records[C]): Key[] => keysIn(sharedIndexes(collection), record)

const keysIn = (indexes: readonly Index[], record: object): Key[] =>
  indexes.flatMap(({ name, field, valueOf }) => [valueOf(record) ?? []].flat().map((value) => ({ index: name, value, field })))

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
