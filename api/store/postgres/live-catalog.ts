import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { LaunchFilter, Position } from '../../ports/store.ts'
import type { LiveLaunch } from '../../domain/launch.ts'
import { storable } from './key-text.ts'
import type { Database } from './tables.ts'
import { hasTrigram, neededTokens } from './tokens.ts'

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
  // Asked for no token at all, the index would be read as a whole.
  const hasTokens = tokens.length === 0 ? [] : [sql<SqlBool>`tokens @> ${tokens}::text[]`]
  const isFound = sql<SqlBool>`${sql.join([...words.map(hasWord), ...hasTokens], sql` and `)}`
  const common = await read(db, sql`select * from (${newest(isBehind, probed)}) as newest where ${isFound}`, limit)
  if (common.length >= limit) return common
  return read(db, sql`select "launchId", place from "liveLaunches" where ${isFound} and ${isBehind}`, limit)
}

const newest = (isBehind: RawBuilder<SqlBool>, limit: number) =>
  sql`select "launchId", place, "searchText", tokens from "liveLaunches" where ${isBehind} order by place limit ${limit}`

/** A word without a trigram is kept from the trigrams' index, which would be read as a whole for it: its tokens find it. */
function hasWord(word: string): RawBuilder<SqlBool> {
  const pattern = `%${storable(word).replace(/[\\%_]/g, '\\$&')}%`
  return hasTrigram(word) ? sql`"searchText" like ${pattern}` : sql`("searchText" || '') like ${pattern}`
}

async function read(db: Database, candidates: RawBuilder<unknown>, limit: number): Promise<LiveLaunch[]> {
  const { rows } = await sql<{ data: LiveLaunch }>`
    with found as materialized (${candidates}),
    page as materialized (select "launchId", place from found order by place limit ${limit})
    select data from page join launches on launches.id = page."launchId" order by page.place`.execute(db)
  return rows.map(({ data }) => data)
}

/** A place in catalog order as one text, ascending by its bytes: the day's digits are turned over, because later days come first. */
export const placeOf = ({ launchDate, slug }: Position): string =>
  storable(`${launchDate.replace(/\d/g, (digit) => String(9 - Number(digit)))} ${slug}`)
