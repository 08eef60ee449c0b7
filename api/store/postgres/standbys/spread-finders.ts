import type { Finders } from '../../../ports/store.ts'
import { lookUp } from '../records/batched-lookups.ts'
import { findersOf } from '../records/record-finders.ts'
import type { Reads } from './reads.ts'

/** Looks up committed records, each on the server that `reads` decides for. */
export const spreadFinders = (reads: Reads): Finders => ({
  get: async (collection, id) => (await reads.of(collection, (db) => lookUp(db, collection, 'id', id)))[0] ?? null,
  list: (collection, field, value) => reads.of(collection, (db) => lookUp(db, collection, field, value)),
  countBy: (collection, field, value) => reads.of(collection, (db) => findersOf(db).countBy(collection, field, value)),
  findLaunch: (slugOrAlias) => reads.ofPublic((db) => findersOf(db).findLaunch(slugOrAlias)),
  findLaunchesByUrl: (urlKey) => reads.ofPublic((db) => findersOf(db).findLaunchesByUrl(urlKey)),
  findLaunchesByName: (nameKey) => reads.ofPublic((db) => findersOf(db).findLaunchesByName(nameKey)),
  // Reservations are private: the version says nothing of them.
  countReservations: (year, week) => reads.ofPrivate((db) => findersOf(db).countReservations(year, week)),
})
