import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Directory } from '../../../shared/schemas/directory.ts'
import { parseDirectories } from '../directories.ts'
import type { Database } from './tables.ts'

const shipped = new URL('../directories.json', import.meta.url)

/** Gives an empty table the shipped directories; from then on its rows are the operator's. */
export async function seedDirectories(db: Database): Promise<void> {
  const { directories, faults } = parseDirectories(await readFile(shipped, 'utf8'))
  if (faults.length > 0) throw new Error(`The shipped directories have faults: ${faults.join('; ')}`)
  await sql`insert into directories select * from json_populate_recordset(null::directories, ${JSON.stringify(directories)}::json)
    where not exists (select from directories) on conflict do nothing`.execute(db)
}

export const listDirectories = (db: Database, limit: number): Promise<Directory[]> =>
  db.selectFrom('directories').selectAll().orderBy('domainRating', 'desc').orderBy('name').limit(limit).execute()
