import type { Launch, LiveLaunch } from '../domain/launch/launch.ts'
import type { Match } from '../domain/search/matching.ts'
import type { PeopleFilter } from '../domain/people.ts'
import type { Profile } from '../domain/records.ts'
import type { Collection, Records, IndexOf } from '../domain/collections/collections.ts'
import { minuteMs } from '../../shared/durations.ts'

/** Where a page of results continues: strictly after this launch in catalog order. */
export type Position = { launchDate: string; slug: string }
/** `words` are folded (domain/search/matching.ts); `limit` counts launches. */
export type LaunchFilter = { words: string[]; category: string | null; after: Position | null; limit: number }

/** Lookups. Records are read-only: a change is a new record put in a transaction. */
export type Finders = {
  get: <C extends Collection>(collection: C, id: string) => Promise<Records[C] | null>
  /** Records with this value in an indexed field, oldest id first. */
  list: <C extends Collection>(collection: C, field: IndexOf<C>, value: string) => Promise<Records[C][]>
  /** How many records `list` would return. */
  countBy: <C extends Collection>(collection: C, field: IndexOf<C>, value: string) => Promise<number>
  /** By slug or former slug, in any status. */
  findLaunch: (slugOrAlias: string) => Promise<Launch | null>
  /** Launches in any status with the same product URL (domain/launch/duplicates.ts). */
  findLaunchesByUrl: (urlKey: string) => Promise<Launch[]>
  /** Launches in any status with the same name key (domain/launch/duplicates.ts). */
  findLaunchesByName: (nameKey: string) => Promise<Launch[]>
  /** Places that free launches hold in an ISO week, or have used in it before they were unpublished. */
  countReservations: (year: number, week: number) => Promise<number>
}

/** Reads inside a transaction see its own changes and those of every earlier transaction. */
export type Transaction = Finders & {
  /** Throws Failure CONFLICT if another has its slug, alias or unique field; the transaction may go on as if it had never been put. */
  put: <C extends Collection>(collection: C, record: Records[C]) => Promise<void>
  remove: (collection: Collection, id: string) => Promise<void>
}

/** How long what was read before is served while a database doesn't answer. Milliseconds. */
export const maxOutageMs = 5 * minuteMs

export type Counts = { impressions: number; clicks: number }

/** The store port. Catalog order is launchDate descending, then slug ascending. Readers see a change only once it is durable. */
export type Store = Finders & {
  findLiveLaunches: (filter: LaunchFilter) => Promise<LiveLaunch[]>
  /** The same launches as far as a search ranks them. */
  findMatches: (filter: LaunchFilter) => Promise<Match[]>
  /** People by parts of their name, handle or email, newest first. */
  findPeople: (filter: PeopleFilter) => Promise<Profile[]>
  /** The number of launches in any status. */
  countLaunches: () => Promise<number>
  /**
   * Runs `work` as if alone. All its changes become durable together, or none if it throws or the write fails. Resolves when they are
   * durable. `work` must only use the transaction, and may be run again. Throws what `work` throws, and Failure SERVICE_UNAVAILABLE if
   * nothing could be saved.
   */
  transact: <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>
  /** Its reads of public data may come from a standby, and are at least as new as every `version` requested before them. */
  readAnywhere: <T>(work: () => Promise<T>) => Promise<T>
  /** Runs the work of one request. What it reads at one moment may be read together, and never with what others read. */
  joinReads: <T>(work: () => Promise<T>) => Promise<T>
  /** Adds to a launch's private counters for a day (YYYY-MM-DD), written behind: a crash may lose up to a second of them. */
  count: (launchId: string, day: string, counts: Partial<Counts>) => void
  /** Totals since the launch was created. */
  readCounts: (launchId: string) => Promise<Counts>
  /** Totals for each of the given days. */
  readDailyCounts: (launchId: string, days: string[]) => Promise<Counts[]>
  /** Deletes the totals of the days before a date (YYYY-MM-DD). */
  dropDailyCounts: (before: string) => Promise<void>
  /** Afterwards their files hold nothing deleted or replaced before. Rejects if some may be left; it can be tried again. */
  purge: (collections: readonly Collection[]) => Promise<void>
  /**
   * A version number of the public data: launches, comments, changelogs, makers, weeks, directories. Data read after requesting it is at least as new.
   * It counts every change made here; those of other processes within a second. While a database doesn't answer, it is the last one known, for
   * `maxOutageMs`; after that it rejects.
   */
  version: () => number | Promise<number>
  /** Whether public data hasn't been readable for moments. What was read of it before may then be served for `maxOutageMs`. */
  isAway: () => boolean
  /** Bytes on its disk. */
  size: () => Promise<number>
  /** Resolves if the store works; rejects with the reason if it doesn't. */
  ping: () => Promise<void>
  close: () => Promise<void>
}
