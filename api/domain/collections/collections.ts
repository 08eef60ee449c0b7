import { access } from './access.ts'
import { catalog } from './catalog.ts'
import type { Defined, ErasedBy, Kept, Owner } from './define-collection.ts'
import { directories } from './directories.ts'
import { moderation } from './moderation.ts'
import { people } from './people.ts'

/** Every kind of stored record. What isn’t here can’t be stored. */
export const collections = { ...catalog, ...people, ...access, ...moderation, ...directories }

export type Collection = keyof typeof collections
export type Records = { [C in Collection]: NonNullable<(typeof collections)[C]['record']> }
export type IndexOf<C extends Collection> = (typeof collections)[C]['indexes'][number]

export const collectionNames = Object.keys(collections) as Collection[]
export const isCollection = (name: string): name is Collection => Object.hasOwn(collections, name)

export const definitionOf = (collection: Collection): Omit<Defined<unknown, string>, 'record'> => collections[collection]

/** Reads the value that an index finds a record by; null if the record isn’t in it. */
export function indexReader(collection: Collection, field: string): (record: object) => string | null {
  const read = definitionOf(collection).computed[field] as ((record: object) => unknown) | undefined
  const valueOf = read ?? ((record: object) => (record as Record<string, unknown>)[field])
  return (record) => {
    const value = valueOf(record)
    return typeof value === 'string' ? value : null
  }
}

/** What is erased together with an owner, and how it is found: by an indexed field, or its id. */
export const erasedWith = (owner: Owner | Collection): { collection: Collection; by: string; first?: true }[] =>
  collectionNames.flatMap((collection) => {
    const { traces } = definitionOf(collection)
    const erased: Partial<Record<string, ErasedBy<string>>> = 'none' in traces ? {} : (traces.erased ?? {})
    const rule = erased[owner]
    return [rule ?? []].flat().map((by) => ({ collection, ...(typeof by === 'string' ? { by } : by) }))
  })

/** What stays when an account is deleted, without its email, and how it is found. */
export const keptWithoutAccount = (): (Kept<string> & { collection: Collection })[] =>
  collectionNames.flatMap((collection) => {
    const { traces } = definitionOf(collection)
    const kept = 'none' in traces ? [] : (traces.kept ?? [])
    return kept.map((rule) => ({ ...rule, collection }))
  })

/** The field of a stored record that says its version, unless that is 1. */
const versionField = '$version'

export const versionOf = (collection: string): number => (isCollection(collection) ? definitionOf(collection).upgrades.length + 1 : 1)

/** A record’s JSON text as it’s stored: with its version, unless that is 1. */
export function toStored(collection: string, json: string): string {
  const version = versionOf(collection)
  return version === 1 ? json : `{"${versionField}":${version},${json.slice(1)}`
}

/** The record of today’s version that was stored as this. Throws NewerRecord if only a newer release can read it. */
export function fromStored<R>(collection: string, stored: R): R {
  const version = versionOf(collection)
  const isMarked = typeof stored === 'object' && stored !== null && versionField in stored
  if (version === 1 && !isMarked) return withDefaults(collection, stored)
  const { [versionField]: found = 1, ...fields } = stored as Record<string, unknown>
  if (Number(found) > version || !isCollection(collection)) throw new NewerRecord(collection, String(fields['id']), Number(found), version)
  const upgrades = definitionOf(collection).upgrades.slice(Number(found) - 1)
  return withDefaults(collection, upgrades.reduce((record, upgrade) => upgrade(record), fields) as R)
}

/** The same record if it has every field. */
function withDefaults<R>(collection: string, record: R): R {
  if (!isCollection(collection) || typeof record !== 'object' || record === null) return record
  const { defaults } = definitionOf(collection)
  return Object.keys(defaults).every((field) => field in record) ? record : { ...defaults, ...record }
}

/** A record that a newer release has written. The message is for the operator. */
export class NewerRecord extends Error {
  override name = 'NewerRecord'

  constructor(collection: string, id: string, found: number, known: number) {
    super(
      `The record ${id} of ${collection} has version ${found}, and this release knows version ${known}. ` +
        'Start the release that wrote it, or restore a backup that was made before it.',
    )
  }
}
