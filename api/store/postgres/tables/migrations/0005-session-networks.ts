import { sql, type Kysely } from 'kysely'

/** Sessions keep all the networks they were opened from, narrowest first. Of older ones, only the narrowest is known. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table "toolSessions" add column blocks text[] collate "C"`.execute(db)
  await sql`update "toolSessions" set blocks = array[block]`.execute(db)
  await sql`alter table "toolSessions" alter column blocks set not null, drop column block`.execute(db)
  await sql`create index on "toolSessions" using gin (blocks)`.execute(db)
}
