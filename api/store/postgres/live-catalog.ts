import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { LaunchFilter } from '../../actions/store.ts'
import type { LiveLaunch } from '../../domain/launch.ts'
import { storable } from './key-text.ts'
import { placeOf } from './live-place.ts'
import type { Database } from './tables.ts'
import { neededTokens } from './tokens.ts'

/** Launches looked at in catalog order before the index is asked: what is common is found among them. */
const probed = 1000

/**
 * Live launches in catalog order. PostgreSQL cannot know whether a word is common, so it is not left to choose: the newest launches are
 * looked through first, and the index of words is asked only where they are not enough.
 */
export async function findLiveLaunches(db: Database, filter: LaunchFilter): Promise<LiveLaunch[]> {
  const { words, category, after, limit } = filter
  const isBehind = after === null ? sql<SqlBool>`true` : sql<SqlBool>`place > ${placeOf(after)}`
  const tokens = neededTokens(words, category)
  if (words.length === 0 && tokens.length === 0) return read(db, newest(isBehind, limit), limit)
  const isFound = sql<SqlBool>`${sql.join([...words.map(hasWord), sql`tokens @> ${tokens}::text[]`], sql` and `)}`
  const common = await read(db, sql`select * from (${newest(isBehind, probed)}) as newest where ${isFound}`, limit)
  if (common.length >= limit) return common
  return read(db, sql`select "launchId", place from "liveLaunches" where ${isFound} and ${isBehind}`, limit)
}

const newest = (isBehind: RawBuilder<SqlBool>, limit: number) =>
  sql`select "launchId", place, "searchText", tokens from "liveLaunches" where ${isBehind} order by place limit ${limit}`

const hasWord = (word: string) => sql<SqlBool>`"searchText" like ${`%${storable(word).replace(/[\\%_]/g, '\\$&')}%`}`

async function read(db: Database, candidates: RawBuilder<unknown>, limit: number): Promise<LiveLaunch[]> {
  const { rows } = await sql<{ data: LiveLaunch }>`
    with found as materialized (${candidates}),
    page as materialized (select "launchId", place from found order by place limit ${limit})
    select data from page join launches on launches.id = page."launchId" order by page.place`.execute(db)
  return rows.map(({ data }) => data)
}
