import { access } from './access.ts'
import { catalog } from './catalog.ts'
import type { Defined, ErasedWith, Kept, Owner } from './define-collection.ts'
import { directories } from './directories.ts'
import { moderation } from './moderation.ts'
import { people } from './people.ts'

/** Every kind of stored record. What isn’t here can’t be stored. */
export const collections = { ...catalog, ...people, ...access, ...moderation, ...directories }

export type Collection = keyof typeof collections
/** The record of each collection. */
export type Records = { [C in Collection]: NonNullable<(typeof collections)[C]['record']> }
/** The fields that a collection’s records are looked up by. */
export type IndexOf<C extends Collection> = (typeof collections)[C]['indexes'][number]

export const collectionNames = Object.keys(collections) as Collection[]
export const isCollection = (name: string): name is Collection => Object.hasOwn(collections, name)

/** A collection’s definition, for code that treats all of them alike. */
export const definitionOf = (collection: Collection): Omit<Defined<unknown, string>, 'record'> => collections[collection]

/** What is erased together with an owner, and how it is found: by an indexed field, or its id. */
export const erasedWith = (owner: Owner | Collection): (ErasedWith<string> & { collection: Collection })[] =>
  collectionNames.flatMap((collection) => {
    const { traces } = definitionOf(collection)
    const erased = 'none' in traces ? [] : (traces.erased ?? [])
    return erased.filter((rule) => rule.with === owner).map((rule) => ({ ...rule, collection }))
  })

/** What stays when an account is deleted, without its email, and how it is found. */
export const keptWithoutAccount = (): (Kept<string> & { collection: Collection })[] =>
  collectionNames.flatMap((collection) => {
    const { traces } = definitionOf(collection)
    const kept = 'none' in traces ? [] : (traces.kept ?? [])
    return kept.map((rule) => ({ ...rule, collection }))
  })
