import { sql, type Kysely } from 'kysely'

const created: Record<string, string[]> = {
  authorizations: ['accountId', 'state'],
  oauthClients: ['state'],
}

/** OAuth clients that registered themselves, and the requests of clients that people have approved. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const [name, fields] of Object.entries(created)) {
    const columns = fields.map((field) => sql`, ${sql.ref(field)} text collate "C"`)
    await sql`create table ${sql.table(name)} (id text collate "C" primary key, data json not null${sql.join(columns, sql``)})`.execute(db)
    for (const field of fields) await sql`create index on ${sql.table(name)} (${sql.ref(field)})`.execute(db)
  }
}
