import { sql } from 'kysely'
import type { Collection, Records } from '../../../domain/collections/collections.ts'
import { fromStored } from '../../../domain/collections/versions.ts'
import type { Launch } from '../../../domain/launch/launch.ts'
import type { Database } from '../tables/tables.ts'
import { keyText } from './key-text.ts'
import { readJointly, type Kind } from './joint-reads.ts'
import { inOrder } from './record-finders.ts'

// Committed records, each read with whatever else is read at the same moment.

/** Records with a value in a column, smallest id first. */
export async function findRecords<C extends Collection>(db: Database, collection: C, column: string, value: string): Promise<Records[C][]> {
  const found = await readJointly(db, recordsBy(collection, column), keyText(value))
  return inOrder(collection, found as Records[C][])
}

const recordsBy = (collection: Collection, column: string): Kind => ({
  name: `${collection}.${column}`,
  rowsOf: (keys) => sql`select ${sql.ref(column)} as key, data from ${sql.table(collection)} where ${sql.ref(column)} = any(${keys})`,
})

export async function countRecords(db: Database, collection: Collection, column: string, value: string): Promise<number> {
  const [count = 0] = await readJointly(db, countBy(collection, column), keyText(value))
  return count as number
}

const countBy = (collection: Collection, column: string): Kind => ({
  name: `count ${collection}.${column}`,
  rowsOf: (keys) => sql`select ${sql.ref(column)} as key, to_json(count(*)) as data from ${sql.table(collection)}
    where ${sql.ref(column)} = any(${keys}) group by ${sql.ref(column)}`,
})

export async function findAddressed(db: Database, slugOrAlias: string): Promise<Launch | null> {
  const [found] = await readJointly(db, addressed, keyText(slugOrAlias))
  return found === undefined ? null : fromStored('launches', found as Launch)
}

const addressed: Kind = {
  name: 'address',
  rowsOf: (keys) =>
    sql`select address as key, data from "launchAddresses" join launches on launches.id = "launchId" where address = any(${keys})`,
}
