import { sql, type Kysely } from 'kysely'
import { collectionNames, definitionOf, type Collection } from '../../../../domain/collections/collections.ts'
import { allowFrom } from '../allowed-releases.ts'

const name = '0001-tables'

/** Values that records are looked up or ranked by, in columns of their own. */
const launchKeys = ['urlKey', 'nameKey', 'week']
const derived: { [C in Collection]?: readonly string[] } = {
  launches: [...launchKeys, 'upvotes'],
  profiles: ['createdAt', 'searchText', 'suspendedSince', 'unprovenSince'],
}

/** As the collections are defined now; with the first release their names and fields are written down here. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const collection of collectionNames) await createRecordTable(db, collection)
  await createPeopleIndexes(db)
  await createCatalog(db)
  await createSharedState(db)
  await countChanges(db)
  await allowFrom(db, name)
}

/** Records by id, with a column and an index for every field they are looked up by. */
async function createRecordTable(db: Kysely<never>, collection: Collection): Promise<void> {
  const { indexes, unique } = definitionOf(collection)
  const columns = [...indexes, ...(derived[collection] ?? [])].map((field) => sql`, ${sql.ref(field)} text collate "C"`)
  await sql`create table ${sql.table(collection)} (id text collate "C" primary key, data json not null${sql.join(columns, sql``)})`.execute(
    db,
  )
  for (const field of indexes) {
    const kind = unique.includes(field) ? sql`unique index` : sql`index`
    await sql`create ${kind} on ${sql.table(collection)} (${sql.ref(field)})`.execute(db)
  }
}

async function createPeopleIndexes(db: Kysely<never>): Promise<void> {
  await sql`create index on profiles ("createdAt" desc, id desc)`.execute(db)
  for (const column of ['suspendedSince', 'unprovenSince'])
    await sql`create index on profiles ("createdAt" desc, id desc) where ${sql.ref(column)} is not null`.execute(db)
}

/** What launches are found and counted by, besides their own table. */
async function createCatalog(db: Kysely<never>): Promise<void> {
  for (const column of launchKeys) await sql`create index on launches (${sql.ref(column)})`.execute(db)
  const ofLaunch = sql`text collate "C" not null references launches on delete cascade`
  await sql`create table "launchAddresses" (address text collate "C" primary key, "launchId" ${ofLaunch})`.execute(db)
  await sql`create index on "launchAddresses" ("launchId")`.execute(db)

  await sql`create table "liveLaunches" ("launchId" ${ofLaunch} primary key,
    place text collate "C" not null, "searchText" text collate "C" not null, tokens text[] collate "C" not null)`.execute(db)
  await sql`create index on "liveLaunches" (place)`.execute(db)
  await sql`create table "liveCategories" (category text collate "C" not null, "launchId" text collate "C" not null
    references "liveLaunches" on delete cascade, place text collate "C" not null, primary key ("launchId", category))`.execute(db)
  await sql`create index "liveCategories_place" on "liveCategories" (category, place)`.execute(db)
  // Without GIN's pending list: the writer that fills it would have to wait while it is merged.
  await sql`create index "liveLaunches_words" on "liveLaunches" using gin ("searchText" gin_trgm_ops, tokens)
    with (fastupdate = off)`.execute(db)

  const counts = sql`impressions bigint not null, clicks bigint not null`
  await sql`create table "launchCounts" ("launchId" text collate "C" primary key, ${counts})`.execute(db)
  await sql`create table "dailyLaunchCounts" ("launchId" text collate "C", day text collate "C", ${counts},
    primary key ("launchId", day))`.execute(db)
  await sql`create index on "dailyLaunchCounts" (day)`.execute(db)
}

async function createSharedState(db: Kysely<never>): Promise<void> {
  // The columns of rate-limiter-flexible, in its order.
  await sql`create table "rateLimits" (key text collate "C" primary key, points integer not null, expire bigint)`.execute(db)
  await sql`create table secrets (name text collate "C" primary key, value text not null)`.execute(db)
  // A session has all the networks it was opened from, narrowest first.
  await sql`create table "toolSessions" (hash text collate "C" primary key, blocks text[] collate "C" not null, client json not null,
    "usedAt" bigint not null, called boolean not null default false, "pairingId" text, "sealedPairing" text)`.execute(db)
  await sql`create index on "toolSessions" using gin (blocks)`.execute(db)
  await sql`create index on "toolSessions" ("usedAt")`.execute(db)
}

/**
 * Version numbers that grow with every change to public data, including changes by the operator, so that stored responses can be checked; each
 * transaction that raises one notifies the listening processes when it commits (change-feed.ts). Each table has its own row, so an open
 * transaction on one table doesn't block changes to another.
 */
async function countChanges(db: Kysely<never>): Promise<void> {
  await sql`create table "publicVersions" (name text primary key, value bigint not null)`.execute(db)
  const count = sql`insert into "publicVersions" as known values (TG_TABLE_NAME, 1) on conflict (name) do update set value = known.value + 1`
  // Runs with the owner's rights: a role that may change a table needs no rights to the version numbers.
  const ending = sql`return null; end $$ security definer set search_path from current`
  await sql`create function "countPublicChange"() returns trigger language plpgsql as $$ begin ${count}; ${ending}`.execute(db)
  await sql`create function "countLiveChange"() returns trigger language plpgsql as
    $$ begin if exists (select from changed where status = 'live') then ${count}; end if; ${ending}`.execute(db)
  for (const collection of collectionNames) {
    const { isPublic } = definitionOf(collection)
    if (isPublic === true) await countAll(db, collection)
    if (isPublic === 'while live') await countLive(db, collection)
  }
  await sql`create function "noticeChange"() returns trigger language plpgsql as
    $$ begin notify slipway_changes; return null; end $$`.execute(db)
  await sql`create trigger "changeNotice" after insert or update or delete or truncate on "publicVersions"
    for each statement execute function "noticeChange"()`.execute(db)
}

const countAll = (db: Kysely<never>, table: Collection): Promise<unknown> =>
  sql`create trigger "publicChange" after insert or update or delete or truncate on ${sql.table(table)}
    for each statement execute function "countPublicChange"()`.execute(db)

/** Drafts aren't public: a launch counts only if it is live before or after the change. */
async function countLive(db: Kysely<never>, table: Collection): Promise<void> {
  const triggers = { liveAdded: 'insert', liveBefore: 'update', liveAfter: 'update', liveRemoved: 'delete' }
  for (const [trigger, event] of Object.entries(triggers)) {
    const rows = trigger === 'liveBefore' || trigger === 'liveRemoved' ? sql`old` : sql`new`
    await sql`create trigger ${sql.ref(trigger)} after ${sql.raw(event)} on ${sql.table(table)} referencing ${rows} table as changed
      for each statement execute function "countLiveChange"()`.execute(db)
  }
}
