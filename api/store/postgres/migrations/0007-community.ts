import { sql, type Kysely } from 'kysely'

const created: Record<string, string[]> = {
  invites: ['createdBy'],
  blocks: ['kind', 'value'],
  flags: ['state', 'subjectId', 'accountId'],
  revisions: ['state', 'by'],
  tombstones: ['week'],
  decisions: ['month', 'by', 'accountId', 'launchId', 'action'],
  undos: ['day', 'accountId'],
  settings: [],
  authTwoFactors: ['userId'],
  authPasskeys: ['userId', 'credentialID'],
}
/** Fields that existing records are now looked up by. */
const added: Record<string, string> = { upvotes: 'launchId', comments: 'accountId', history: 'by', profiles: 'joinedFrom' }

/** Invitations, blocks, reports of content, edits, the moderation log, and further ways to sign in. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const [name, fields] of Object.entries(created)) {
    const columns = fields.map((field) => sql`, ${sql.ref(field)} text collate "C"`)
    await sql`create table ${sql.table(name)} (id text collate "C" primary key, data json not null${sql.join(columns, sql``)})`.execute(db)
    for (const field of fields) await sql`create index on ${sql.table(name)} (${sql.ref(field)})`.execute(db)
  }
  for (const [name, field] of Object.entries(added)) {
    await sql`alter table ${sql.table(name)} add column ${sql.ref(field)} text collate "C"`.execute(db)
    // Ids are plain text, which is its own key (key-text.ts).
    await sql`update ${sql.table(name)} set ${sql.ref(field)} = data ->> ${sql.lit(field)}`.execute(db)
    await sql`create index on ${sql.table(name)} (${sql.ref(field)})`.execute(db)
  }
}
