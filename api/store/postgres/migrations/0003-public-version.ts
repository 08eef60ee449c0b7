import { sql, type Kysely } from 'kysely'

/**
 * Numbers that grow with every change of what everybody may read, the operator's own included, so that kept answers are known to be current. Each
 * table counts in a row of its own: an open transaction on one holds up nobody who changes another.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table "publicVersions" (name text primary key, value bigint not null)`.execute(db)
  const count = sql`insert into "publicVersions" as known values (TG_TABLE_NAME, 1) on conflict (name) do update set value = known.value + 1`
  // Whoever may change a table counts in it, without any right of their own to the numbers.
  const ending = sql`return null; end $$ security definer set search_path from current`
  await sql`create function "countPublicChange"() returns trigger language plpgsql as $$ begin ${count}; ${ending}`.execute(db)
  await sql`create function "countLiveChange"() returns trigger language plpgsql as
    $$ begin if exists (select from changed where status = 'live') then ${count}; end if; ${ending}`.execute(db)

  for (const table of ['comments', 'changelog', 'directories'])
    await sql`create trigger "publicChange" after insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function "countPublicChange"()`.execute(db)
  // Drafts are nobody's to read: a launch counts if it was live, or is.
  const launches = { liveAdded: 'insert', liveBefore: 'update', liveAfter: 'update', liveRemoved: 'delete' }
  for (const [name, event] of Object.entries(launches)) {
    const rows = name === 'liveBefore' || name === 'liveRemoved' ? sql`old` : sql`new`
    await sql`create trigger ${sql.ref(name)} after ${sql.raw(event)} on launches referencing ${rows} table as changed
      for each statement execute function "countLiveChange"()`.execute(db)
  }
}
