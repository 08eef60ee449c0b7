import { sql, type Kysely } from 'kysely'

/** Emails that are waiting to be sent, or have failed. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table mails (id text collate "C" primary key, data json not null, state text collate "C")`.execute(db)
  await sql`create index on mails (state)`.execute(db)
}
