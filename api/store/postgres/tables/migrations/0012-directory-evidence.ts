import { sql, type Kysely } from 'kysely'

const created: Record<string, string[]> = {
  directoryEntries: ['state'],
  directoryEdits: ['slug'],
  directoryQuestions: ['state', 'slug'],
  directorySamples: ['slug', 'day'],
  elsewherePlans: ['ownerId', 'reminders'],
  directorySubmissions: ['launchId', 'ownerId', 'slug', 'checkOn'],
}

/** Directories with their evidence, and where makers launch besides this catalog. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const [name, fields] of Object.entries(created)) {
    const columns = fields.map((field) => sql`, ${sql.ref(field)} text collate "C"`)
    const all = [sql`id text collate "C" primary key, data json not null`, ...columns]
    await sql`create table ${sql.table(name)} (${sql.join(all, sql``)})`.execute(db)
    for (const field of fields) await sql`create index on ${sql.table(name)} (${sql.ref(field)})`.execute(db)
  }
  await sql`create trigger "publicChange" after insert or update or delete or truncate on "directoryEntries"
    for each statement execute function "countPublicChange"()`.execute(db)
}
