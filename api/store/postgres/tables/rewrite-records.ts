import { sql } from 'kysely'
import type { Collection, Records } from '../../../domain/collections/collections.ts'
import { fromStored } from '../../../domain/collections/versions.ts'
import { putRecord } from '../records/record-writer.ts'
import type { Database } from './tables.ts'

/** Records per query. */
const pageLength = 1000

/** Writes all records of a collection in today’s version, with the columns that they are looked up by. */
export async function rewriteRecords(db: Database, collection: Collection): Promise<void> {
  for (let after = ''; ;) {
    const { rows } = await sql<{ id: string; data: Records[Collection] }>`
      select id, data from ${sql.table(collection)} where id > ${after} order by id limit ${pageLength}`.execute(db)
    for (const { data } of rows) await putRecord<Collection>(db, collection, fromStored(collection, data))
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.id
  }
}
