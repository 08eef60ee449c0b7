import type { Finders } from '../../../ports/store.ts'
import { countRecords, findAddressed, findRecords } from '../records/joint-finders.ts'
import { findersOf } from '../records/record-finders.ts'
import type { Reads } from './reads.ts'

/** Looks up committed records, each on the server that `reads` decides for. */
export const spreadFinders = (reads: Reads): Finders => ({
  get: async (collection, id) => (await reads.of(collection, (db) => findRecords(db, collection, 'id', id)))[0] ?? null,
  list: (collection, field, value) => reads.of(collection, (db) => findRecords(db, collection, field, value)),
  countBy: (collection, field, value) => reads.of(collection, (db) => countRecords(db, collection, field, value)),
  findLaunch: (slugOrAlias) => reads.ofPublic((db) => findAddressed(db, slugOrAlias)),
  findLaunchesByUrl: (urlKey) => reads.ofPublic((db) => findRecords(db, 'launches', 'urlKey', urlKey)),
  findLaunchesByName: (nameKey) => reads.ofPublic((db) => findRecords(db, 'launches', 'nameKey', nameKey)),
  // Reservations are private: the version says nothing of them.
  countReservations: (year, week) => reads.ofPrivate((db) => findersOf(db).countReservations(year, week)),
})
