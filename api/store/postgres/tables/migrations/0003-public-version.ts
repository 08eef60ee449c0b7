import { sql, type Kysely } from 'kysely'

/**
 * Version numbers that grow with every change to public data, including changes by the operator, so that cached responses can be checked.
 * Each table has its own row, so an open transaction on one table doesn't block changes to another.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table "publicVersions" (name text primary key, value bigint not null)`.execute(db)
  const count = sql`insert into "publicVersions" as known values (TG_TABLE_NAME, 1) on conflict (name) do update set value = known.value + 1`
  // Runs with the owner's rights: a role that may change a table needs no rights to the version numbers.
  const ending = sql`return null; end $$ security definer set search_path from current`
  await sql`create function "countPublicChange"() returns trigger language plpgsql as $$ begin ${count}; ${ending}`.execute(db)
  await sql`create function "countLiveChange"() returns trigger language plpgsql as
    $$ begin if exists (select from changed where status = 'live') then ${count}; end if; ${ending}`.execute(db)

  for (const table of ['comments', 'changelog', 'directories'])
    await sql`create trigger "publicChange" after insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function "countPublicChange"()`.execute(db)
  // Drafts aren't public: a launch counts only if it is live before or after the change.
  const launches = { liveAdded: 'insert', liveBefore: 'update', liveAfter: 'update', liveRemoved: 'delete' }
  for (const [name, event] of Object.entries(launches)) {
    const rows = name === 'liveBefore' || name === 'liveRemoved' ? sql`old` : sql`new`
    await sql`create trigger ${sql.ref(name)} after ${sql.raw(event)} on launches referencing ${rows} table as changed
      for each statement execute function "countLiveChange"()`.execute(db)
  }
}
