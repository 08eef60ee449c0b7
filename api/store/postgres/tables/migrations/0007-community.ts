import { sql, type Kysely } from 'kysely'
import type { Profile } from '../../../../domain/records.ts'
import { profileFields } from '../../records/find-people.ts'
import { keyText } from '../../records/key-text.ts'

const created: Record<string, string[]> = {
  invites: ['createdBy'],
  blocks: ['kind', 'value'],
  flags: ['state', 'subjectId', 'accountId'],
  revisions: ['state', 'by'],
  tombstones: ['week'],
  decisions: ['month', 'by', 'accountId', 'launchId', 'action'],
  undos: ['day', 'accountId'],
  settings: [],
  voteReviews: ['state'],
  erasures: ['state', 'emailHash'],
  authTwoFactors: ['userId'],
  authPasskeys: ['userId', 'credentialID'],
}
type Values = Record<string, string | null>

const text = (record: object, field: string): string | null => {
  const value = (record as Record<string, unknown>)[field]
  return typeof value === 'string' ? keyText(value) : null
}
/** What existing records are now looked up by. */
const added: Record<string, (record: object) => Values> = {
  upvotes: (record) => ({ launchId: text(record, 'launchId'), day: text(record, 'day') }),
  comments: (record) => ({ accountId: text(record, 'accountId') }),
  history: (record) => ({ by: text(record, 'by') }),
  profiles: (record) => ({ joinedFrom: text(record, 'joinedFrom'), ...profileFields(record as Profile) }),
}
const nobody = { id: '', email: '', name: '', handle: null, createdAt: '' }

/** Invitations, blocks, reports of content, edits, the moderation log, and further ways to sign in. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const [name, fields] of Object.entries(created)) {
    const columns = fields.map((field) => sql`, ${sql.ref(field)} text collate "C"`)
    await sql`create table ${sql.table(name)} (id text collate "C" primary key, data json not null${sql.join(columns, sql``)})`.execute(db)
    for (const field of fields) await sql`create index on ${sql.table(name)} (${sql.ref(field)})`.execute(db)
  }
  for (const [name, valuesOf] of Object.entries(added)) {
    const columns = Object.keys(valuesOf(nobody))
    for (const column of columns) await sql`alter table ${sql.table(name)} add column ${sql.ref(column)} text collate "C"`.execute(db)
    await fill(db, name, columns, valuesOf)
  }
  for (const [name, column] of Object.entries({ upvotes: 'launchId', comments: 'accountId', history: 'by', profiles: 'joinedFrom' }))
    await sql`create index on ${sql.table(name)} (${sql.ref(column)})`.execute(db)
  await sql`create index on upvotes (day)`.execute(db)
  await sql`create index on profiles ("createdAt" desc, id desc)`.execute(db)
  for (const column of ['suspendedSince', 'unprovenSince'])
    await sql`create index on profiles ("createdAt" desc, id desc) where ${sql.ref(column)} is not null`.execute(db)
}

/** Rows per statement. */
const batch = 1000

/** Fills new columns from the records, which are read here: PostgreSQL refuses to take anything out of JSON that contains a NUL. */
async function fill(db: Kysely<never>, table: string, columns: string[], valuesOf: (record: object) => Values): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const set = sql.join(columns.map((column) => sql`${sql.ref(column)} = filled.${sql.ref(column)}`))
  for (let after = ''; ;) {
    const { rows } = await sql<{ id: string; data: object }>`
      select id, data from ${sql.table(table)} where id > ${after} order by id limit ${batch}`.execute(db)
    const last = rows.at(-1)
    if (last === undefined) return
    const values = rows.map(({ data }) => valuesOf(data))
    const arrays = columns.map((column) => sql`${values.map((found) => found[column])}::text[]`)
    await sql`update ${sql.table(table)} as stored set ${set} from unnest(${rows.map(({ id }) => id)}::text[], ${sql.join(arrays)})
      as filled (key, ${names}) where stored.id = key`.execute(db)
    after = last.id
  }
}
