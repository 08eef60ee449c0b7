import type { Directory } from '../../shared/schemas/directory.ts'
import type { SiteFacts } from '../../shared/audit/facts.ts'
import type { Launch, LiveLaunch } from '../domain/launch.ts'

/** Everything an action may touch; one plain object built in main.ts. */
export type World = {
  /** Public origin without a trailing slash; every generated link starts with it. */
  siteUrl: string
  store: Store
  crawler: Crawler
  clock: () => Date
  /** Free launches one ISO week has room for. */
  weekCapacity: number
}

/** Where a page of results goes on: strictly behind this launch in catalog order. */
export type Position = { launchDate: string; slug: string }
/** `words` are folded (domain/matching.ts); `limit` counts launches. */
export type LaunchFilter = { words: string[]; category: string | null; after: Position | null; limit: number }

/** The store port. Catalog order is launchDate descending, then slug ascending. */
export type Store = {
  findLiveLaunches: (filter: LaunchFilter) => Promise<LiveLaunch[]>
  /** By canonical slug or retired alias, at any status. */
  findLaunch: (slugOrAlias: string) => Promise<Launch | null>
  /** Launches at any status for the same product address (domain/duplicates.ts). */
  findLaunchesByUrl: (urlKey: string) => Promise<Launch[]>
  /** Launches at any status with the same name key (domain/duplicates.ts). */
  findLaunchesByName: (nameKey: string) => Promise<Launch[]>
  /** Places taken by free launches in an ISO week. */
  countReservations: (year: number, week: number) => Promise<number>
  /** Launches at any status. */
  countLaunches: () => Promise<number>
  /**
   * Adds a launch, or replaces the one with the same slug; resolves when it is durable. Throws Failure CONFLICT when its slug or
   * an alias belongs to another launch.
   */
  putLaunch: (launch: Launch) => Promise<void>
  /** By domain rating descending, then name. */
  listDirectories: (limit: number) => Promise<Directory[]>
  /** Resolves when the store can answer; rejects with the reason when it cannot. */
  ping: () => Promise<void>
  close: () => Promise<void>
}

export type Crawler = {
  /** Visits a product site. Throws Failure BAD_REQUEST with fieldErrors.url when it cannot be reached or may not be. */
  visit: (url: string) => Promise<SiteFacts>
  close: () => Promise<void>
}
