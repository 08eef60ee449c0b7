import type { Directory } from '../../shared/schemas/directory.ts'
import type { Launch, LiveLaunch } from '../domain/launch.ts'
import type { Collection, IndexOf, Records } from '../domain/records.ts'

/** Where a page of results goes on: strictly behind this launch in catalog order. */
export type Position = { launchDate: string; slug: string }
/** `words` are folded (domain/matching.ts); `limit` counts launches. */
export type LaunchFilter = { words: string[]; category: string | null; after: Position | null; limit: number }

/** Looking things up. Records are read-only: a change is a new record put in a transaction. */
export type Finders = {
  get: <C extends Collection>(collection: C, id: string) => Promise<Records[C] | null>
  /** Records with this value in an indexed field, oldest id first. */
  list: <C extends Collection>(collection: C, field: IndexOf<C>, value: string) => Promise<Records[C][]>
  /** How many `list` would answer. */
  countBy: <C extends Collection>(collection: C, field: IndexOf<C>, value: string) => Promise<number>
  /** By canonical slug or retired alias, at any status. */
  findLaunch: (slugOrAlias: string) => Promise<Launch | null>
  /** Launches at any status for the same product address (domain/duplicates.ts). */
  findLaunchesByUrl: (urlKey: string) => Promise<Launch[]>
  /** Launches at any status with the same name key (domain/duplicates.ts). */
  findLaunchesByName: (nameKey: string) => Promise<Launch[]>
  /** Places taken by free launches in an ISO week. */
  countReservations: (year: number, week: number) => Promise<number>
}

/** Reads inside a transaction see its own changes and those of every transaction before it. */
export type Transaction = Finders & {
  /**
   * Adds a record, or replaces the one with the same id, as it is now. A slug, alias or unique field (domain/records.ts) of another
   * record throws Failure CONFLICT; the transaction may go on as if it had never been put.
   */
  put: <C extends Collection>(collection: C, record: Records[C]) => Promise<void>
  remove: (collection: Collection, id: string) => Promise<void>
}

export type Counts = { impressions: number; clicks: number }

/** The store port. Catalog order is launchDate descending, then slug ascending. Readers see a change only once it is durable. */
export type Store = Finders & {
  findLiveLaunches: (filter: LaunchFilter) => Promise<LiveLaunch[]>
  /** Launches at any status. */
  countLaunches: () => Promise<number>
  /**
   * Runs `work` as if alone; all its changes become durable together, or none when it throws or the write fails. Resolves when they
   * are durable. `work` asks nothing but the transaction, and may be run again. Throws what `work` throws, and Failure
   * SERVICE_UNAVAILABLE where nothing could be saved.
   */
  transact: <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>
  /** Adds to a launch's private counters for a day (YYYY-MM-DD), written behind: a crash may lose up to a second of them. */
  count: (launchId: string, day: string, counts: Partial<Counts>) => void
  /** Sums since the launch began. */
  readCounts: (launchId: string) => Promise<Counts>
  /** Sums per day, for the days given. */
  readDailyCounts: (launchId: string, days: string[]) => Promise<Counts[]>
  /** Forgets the sums of the days before one (YYYY-MM-DD). */
  dropDailyCounts: (before: string) => Promise<void>
  /** By domain rating descending, then name. */
  listDirectories: (limit: number) => Promise<Directory[]>
  /**
   * A number that changes with whatever everybody may read: launches, comments, changelogs, directories. What was read after it was asked for is at least
   * as new. Rejects while the store can't tell.
   */
  version: () => number | Promise<number>
  /** Resolves when the store can answer; rejects with the reason when it cannot. */
  ping: () => Promise<void>
  close: () => Promise<void>
}
