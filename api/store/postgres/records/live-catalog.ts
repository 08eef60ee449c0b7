import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { LiveLaunch } from '../../../domain/launch/launch.ts'
import { fromStored } from '../../../domain/collections/collections.ts'
import { headOf, matchOf, type Match } from '../../../domain/search/matching.ts'
import type { LaunchFilter, Position } from '../../../ports/store.ts'
import { readJointly, type Kind } from './record-finders.ts'
import { keyText, original, storable } from './key-text.ts'
import type { Database } from '../tables/migrate.ts'

/** How many of the newest launches are scanned before the index is used: common words are found among them. */
const scanned = 1000
/** For more launches than a page has, how many are scanned if enough of the first ones match. With more of them, the index is quicker. */
const maxScanned = 10_000
/** As many for each of several words: the index is read for every one of them, but a launch that lacks the first is passed over. */
const scannedForWord = 5000
const maxPage = 100

/** Reads the requested data of the first of some candidates. */
type Read<T> = (candidates: RawBuilder<unknown>) => Promise<T[]>

export async function findLiveLaunches(db: Database, filter: LaunchFilter): Promise<LiveLaunch[]> {
  const { words, category, after, limit } = filter
  const launchesOf: Read<LiveLaunch> = async (candidates) => {
    const { rows } = await sql<{ data: LiveLaunch }>`${firstOf(candidates, limit)}
      select data from page join launches on launches.id = page."launchId" order by page.place`.execute(db)
    return rows.map(({ data }) => fromStored('launches', data))
  }
  if (words.length > 0) return search(filter, launchesOf)
  return category === null ? launchesOf(newest(isBehind(after), limit)) : findOfCategory(db, keyText(category), after, limit)
}

/** What the launches that `findLiveLaunches` finds are ranked by, without the launches themselves. */
export async function findMatches(db: Database, filter: LaunchFilter): Promise<Match[]> {
  if (filter.words.length === 0) return (await findLiveLaunches(db, filter)).map(matchOf)
  return search(filter, async (candidates) => {
    const { rows } = await sql<{ id: string; text: string; upvotes: number }>`${firstOf(candidates, filter.limit)}
      select id, "searchText" as text, upvotes::int from page join launches on id = "launchId" order by place`.execute(db)
    return rows.map(({ id, text, upvotes }) => ({ id: original(id), head: headOf(original(text)), upvotes }))
  })
}

const firstOf = (candidates: RawBuilder<unknown>, limit: number) => sql`with found as materialized (${candidates}),
  page as materialized (select * from found order by place limit ${limit})`

/** The newest are searched first, more of them if many match; the word index only if they don’t fill the page. */
async function search<T>({ words: given, category, after, limit }: LaunchFilter, read: Read<T>): Promise<T[]> {
  const isNext = isBehind(after)
  // The longest first: it’s in the fewest texts, and only those are searched for the others.
  const words = given.toSorted((a, b) => b.length - a.length)
  const isOfCategory = category === null ? [] : [sql<SqlBool>`tokens @> ${[categoryToken(category)]}::text[]`]
  const isFound = sql.join([...words.map((word) => sql`"searchText" like ${patternOf(word)}`), ...isOfCategory], sql` and `)
  // In order and with a limit, so that PostgreSQL stops as soon as the page is full.
  const among = (size: number) =>
    read(
      sql`select "launchId", place, "searchText" from (${newest(isNext, size)}) as newest where ${isFound} order by place limit ${limit}`,
    )
  const common = await among(scanned)
  if (common.length >= limit) return common
  // As many as probably fill the page, and half as many again.
  const more = limit > maxPage ? Math.ceil((1.5 * limit * scanned) / common.length) : Infinity
  const found = more <= Math.max(maxScanned, scannedForWord * words.length) ? await among(more) : common
  if (found.length >= limit) return found
  const tokens = neededTokens(words, category)
  // Without a token, the whole index would be read.
  const hasTokens = tokens.length === 0 ? [] : [sql`tokens @> ${tokens}::text[]`]
  const isIndexed = sql.join([...words.map(hasWord), ...hasTokens, isNext], sql` and `)
  return read(sql`select "launchId", place, "searchText" from "liveLaunches" where ${isIndexed}`)
}

const isBehind = (after: Position | null) => (after === null ? sql<SqlBool>`true` : sql<SqlBool>`place > ${placeOf(after)}`)

const newest = (isNext: RawBuilder<SqlBool>, limit: number) =>
  sql`select "launchId", place, "searchText", tokens from "liveLaunches" where ${isNext} order by place limit ${limit}`

/** With whatever else is read at the same moment: every launch page lists others of its category. */
async function findOfCategory(db: Database, category: string, after: Position | null, limit: number): Promise<LiveLaunch[]> {
  // A prepared plan doesn’t know the limit, but this bound of it, of which there are few.
  const bound = sql.lit(2 ** Math.ceil(Math.log2(limit)))
  const page = sql`select * from (select "launchId", place from "liveCategories"
    where category = ${category} and ${isBehind(after)} order by place limit ${bound}) as first order by place limit ${limit}`
  const kind: Kind = {
    name: `category ${JSON.stringify([category, after, limit])}`,
    rowsOf: () =>
      sql`select ${category} as key, json_agg(data order by place) as data from (${page}) as page join launches on launches.id = "launchId"`,
  }
  const [found] = await readJointly(db, kind, category)
  return ((found ?? []) as LiveLaunch[]).map((launch) => fromStored('launches', launch))
}

const patternOf = (word: string): string => `%${storable(word).replace(/[\\%_]/g, '\\$&')}%`

/** Keeps a word without a trigram away from the trigram index, which would be read in full. Its tokens find it instead. */
const hasWord = (word: string): RawBuilder<SqlBool> =>
  hasTrigram(word) ? sql`"searchText" like ${patternOf(word)}` : sql`("searchText" || '') like ${patternOf(word)}`

/** A place in catalog order as text that sorts by its bytes. The date's digits are inverted because later dates come first. */
export const placeOf = ({ launchDate, slug }: Position): string =>
  storable(`${launchDate.replace(/\d/g, (digit) => String(9 - Number(digit)))} ${slug}`)

/** Trigrams are letters and digits, in some locales a to z only; other and short words are found by pairs of characters. */
export const hasTrigram = (word: string): boolean => /[a-z0-9]{3}/.test(word)

/** What finds a launch besides trigrams: every character and pair of characters in its text, and its categories. */
export function tokensOf(searchText: string, categories: readonly string[]): string[] {
  const characters = Array.from(storable(searchText))
  const tokens = new Set(categories.map(categoryToken))
  characters.forEach((character, at) => {
    if (/\s/u.test(character)) return
    tokens.add(character)
    const next = characters[at + 1]
    if (next !== undefined && !/\s/u.test(next)) tokens.add(character + next)
  })
  return [...tokens]
}

/** The tokens that a matching launch must have. */
export function neededTokens(words: readonly string[], category: string | null): string[] {
  const tokens = words.filter((word) => !hasTrigram(word)).flatMap((word) => tokensOf(word, []))
  return [...(category === null ? [] : [categoryToken(category)]), ...withoutParts(new Set(tokens))]
}

/** Drops single characters that are part of a pair. */
function withoutParts(tokens: ReadonlySet<string>): string[] {
  const pairs = [...tokens].filter((token) => Array.from(token).length > 1)
  const parts = new Set(pairs.flatMap((pair) => Array.from(pair)))
  return [...tokens].filter((token) => !parts.has(token))
}

/** Longer than any pair, so it can't be mistaken for one. */
const categoryToken = (category: string): string => `in:${keyText(category)}`
