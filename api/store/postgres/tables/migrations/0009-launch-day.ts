import { sql, type Kysely } from 'kysely'

const created: Record<string, string[]> = {
  makers: [],
  happenings: ['state'],
  notices: ['accountId', 'unreadBy', 'mailId', 'day'],
  bookmarks: ['accountId', 'launchId'],
  webhooks: ['ownerId'],
  deliveries: ['state', 'webhookId'],
  weeks: [],
}

/** What people are told of, what they have saved, webhooks, weeks that have ended, and makers’ pages. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const [name, fields] of Object.entries(created)) {
    const columns = fields.map((field) => sql`, ${sql.ref(field)} text collate "C"`)
    const all = [sql`id text collate "C" primary key, data json not null`, ...columns]
    await sql`create table ${sql.table(name)} (${sql.join(all, sql``)})`.execute(db)
    for (const field of fields) await sql`create index on ${sql.table(name)} (${sql.ref(field)})`.execute(db)
  }
  // Account ids are never as long as a key may be.
  await sql`alter table mails add column "accountId" text collate "C"`.execute(db)
  await sql`update mails set "accountId" = data->>'accountId'`.execute(db)
  await sql`create index on mails ("accountId")`.execute(db)
  for (const table of ['makers', 'weeks'])
    await sql`create trigger "publicChange" after insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function "countPublicChange"()`.execute(db)
}
