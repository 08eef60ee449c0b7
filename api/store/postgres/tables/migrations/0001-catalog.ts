import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await createRecordTable(db, 'launches', { shared: ['ownerId', 'status', 'urlKey', 'nameKey', 'week'] })
  await createRecordTable(db, 'crawls', {})
  await createRecordTable(db, 'profiles', { unique: ['email', 'handle'] })
  await createRecordTable(db, 'connections', { shared: ['accountId', 'sessionId'], unique: ['tokenHash'] })
  await createRecordTable(db, 'pairings', { shared: ['state'] })
  await createRecordTable(db, 'upvotes', { shared: ['accountId'] })
  await createRecordTable(db, 'comments', { shared: ['launchId'] })
  await createRecordTable(db, 'changelog', { shared: ['launchId'] })
  await createRecordTable(db, 'history', { shared: ['launchId'] })
  await createRecordTable(db, 'authUsers', { unique: ['email'] })
  await createRecordTable(db, 'authSessions', { shared: ['userId'], unique: ['token'] })
  await createRecordTable(db, 'authAccounts', { shared: ['userId', 'accountId'] })
  await createRecordTable(db, 'authVerifications', { shared: ['identifier', 'value'] })

  const ofLaunch = sql`text collate "C" not null references launches on delete cascade`
  await sql`create table "launchAddresses" (address text collate "C" primary key, "launchId" ${ofLaunch})`.execute(db)
  await sql`create index on "launchAddresses" ("launchId")`.execute(db)

  await sql`create table "liveLaunches" ("launchId" ${ofLaunch} primary key,
    place text collate "C" not null, "searchText" text collate "C" not null, tokens text[] collate "C" not null)`.execute(db)
  await sql`create index on "liveLaunches" (place)`.execute(db)
  // Without GIN's pending list: the writer that fills it would have to wait while it is merged.
  await sql`create index "liveLaunches_words" on "liveLaunches" using gin ("searchText" gin_trgm_ops, tokens)
    with (fastupdate = off)`.execute(db)

  const counts = sql`impressions bigint not null, clicks bigint not null`
  await sql`create table "launchCounts" ("launchId" text collate "C" primary key, ${counts})`.execute(db)
  await sql`create table "dailyLaunchCounts" ("launchId" text collate "C", day text collate "C", ${counts},
    primary key ("launchId", day))`.execute(db)
  await sql`create index on "dailyLaunchCounts" (day)`.execute(db)

  const text = sql`text collate "C" not null`
  await sql`create table directories (slug ${text} primary key, name ${text}, url ${text}, tagline ${text}, focus ${text}, pricing ${text},
    traffic ${text}, "domainRating" double precision not null, "backlinkQuality" ${text}, "linkType" ${text}, "submissionFriction" ${text},
    "requiresBadge" boolean not null, "lastVerified" ${text})`.execute(db)
}

/** Creates a collection's table: records by id, with a column and an index for every field they are looked up by. */
async function createRecordTable(db: Kysely<never>, name: string, fields: { shared?: string[]; unique?: string[] }): Promise<void> {
  const { shared = [], unique = [] } = fields
  const columns = [...shared, ...unique].map((field) => sql`, ${sql.ref(field)} text collate "C"`)
  await sql`create table ${sql.table(name)} (id text collate "C" primary key, data json not null${sql.join(columns, sql``)})`.execute(db)
  for (const field of shared) await sql`create index on ${sql.table(name)} (${sql.ref(field)})`.execute(db)
  for (const field of unique) await sql`create unique index on ${sql.table(name)} (${sql.ref(field)})`.execute(db)
}
