import { sql, type Kysely } from 'kysely'
import type { Database } from './migrate.ts'

/** Kept as a function: it changes together with the tables, and no dump meets it. A release counts as old as its newest migration. */
export async function allowFrom<Tables>(db: Kysely<Tables>, migration: string): Promise<void> {
  await sql`create or replace function "oldestRelease"() returns text language sql immutable as ${sql.lit(`select '${migration}'`)}`.execute(
    db,
  )
}

/** Whether the release with this newest migration can run beside the newer one that has migrated the database. */
export async function isAllowed(db: Database, newest: string): Promise<boolean> {
  const { rows: found } = await sql<{ isKnown: boolean }>`select to_regproc('"oldestRelease"') is not null as "isKnown"`.execute(db)
  if (found[0]?.isKnown !== true) return false
  const { rows } = await sql<{ oldest: string }>`select "oldestRelease"() as oldest`.execute(db)
  return rows[0] !== undefined && rows[0].oldest <= newest
}
