import { sql, type Kysely } from 'kysely'

/** A table for a collection: records by id, with a column and an index for every field that they are looked up by. */
export async function createRecordTable(db: Kysely<never>, name: string, fields: { shared?: string[]; unique?: string[] }): Promise<void> {
  const { shared = [], unique = [] } = fields
  const columns = [...shared, ...unique].map((field) => sql`, ${sql.ref(field)} text collate "C"`)
  await sql`create table ${sql.table(name)} (id text collate "C" primary key, data json not null${sql.join(columns, sql``)})`.execute(db)
  for (const field of shared) await sql`create index on ${sql.table(name)} (${sql.ref(field)})`.execute(db)
  for (const field of unique) await sql`create unique index on ${sql.table(name)} (${sql.ref(field)})`.execute(db)
}
