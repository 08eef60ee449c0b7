import type { ColumnType, Kysely } from 'kysely'
import type { Collection, Records, IndexOf } from '../../../domain/collections/collections.ts'

/** `data` is the record, as JSON text that keeps everything JSON can say (jsonb refuses NUL and lone surrogates). */
type Data<C extends Collection> = { id: string; data: ColumnType<Records[C], string, string> }
/** A collection: records, and their indexed fields beside them as key texts (key-text.ts). */
type RecordTable<C extends Collection> = Data<C> & { [Field in IndexOf<C>]: string | null }

type RecordTables = { [C in Exclude<Collection, 'launches' | 'profiles'>]: RecordTable<C> } & {
  profiles: RecordTable<'profiles'> & { createdAt: string; searchText: string; suspendedSince: string | null; unprovenSince: string | null }
  launches: RecordTable<'launches'> & { urlKey: string; nameKey: string; week: string | null; upvotes: string }
}

/** PostgreSQL returns bigint as text. */
export type BigCounts = { impressions: string; clicks: string }

export type Tables = RecordTables & {
  /** Slugs and aliases: each leads to one launch. */
  launchAddresses: { address: string; launchId: string }
  /** Search data; a row exists while its launch is live. `place` ascends in catalog order. */
  liveLaunches: { launchId: string; place: string; searchText: string; tokens: string[] }
  /** The categories of live launches, in catalog order. */
  liveCategories: { launchId: string; category: string; place: string }
  launchCounts: { launchId: string } & BigCounts
  dailyLaunchCounts: { launchId: string; day: string } & BigCounts
  /** A row per table with public data; triggers increment it. */
  publicVersions: { name: string; value: string }
}

export type Database = Kysely<Tables>
