import { sql, type Kysely } from 'kysely'

/** Every transaction that changes public data notifies the listening processes when it commits (change-feed.ts). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create function "noticeChange"() returns trigger language plpgsql as
    $$ begin notify slipway_changes; return null; end $$`.execute(db)
  await sql`create trigger "changeNotice" after insert or update or delete or truncate on "publicVersions"
    for each statement execute function "noticeChange"()`.execute(db)
}
