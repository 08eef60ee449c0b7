import { sql, type Kysely } from 'kysely'

/** Audit reports, and what they say. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table reports (id text collate "C" primary key, data json not null,
    "accountId" text collate "C", network text collate "C", via text collate "C")`.execute(db)
  for (const field of ['accountId', 'network', 'via']) await sql`create index on reports (${sql.ref(field)})`.execute(db)
  await sql`create table "reportBodies" (id text collate "C" primary key, data json not null)`.execute(db)
}
