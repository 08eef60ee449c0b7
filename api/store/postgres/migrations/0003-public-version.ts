import { sql, type Kysely } from 'kysely'

/** A number that grows with every change to public data, including the operator's own, so that cached answers can be checked. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table "publicVersion" (id boolean primary key default true check (id), value bigint not null)`.execute(db)
  await sql`insert into "publicVersion" (value) values (1)`.execute(db)
  await sql`create function "countPublicChange"() returns trigger language plpgsql as
    $$ begin update "publicVersion" set value = value + 1; return null; end $$`.execute(db)
  for (const table of ['launches', 'comments', 'changelog', 'directories'])
    await sql`create trigger "publicChange" after insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function "countPublicChange"()`.execute(db)
}
