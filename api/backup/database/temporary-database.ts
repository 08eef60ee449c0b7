import { DatabaseError, escapeIdentifier, escapeLiteral } from 'pg'
import { BackupError } from '../manifest.ts'
import { valueOf, withClient } from './dump-database.ts'
import { countRelations } from './table-sums.ts'

const mark = 'Slipway restores a backup here to check it. It can be dropped at any time.'
const insufficientPrivilege = '42501'

/** Creates a database on the server of another one, and drops it when the work is done. One that a killed check left is dropped first. */
export const withTemporaryDatabase = async <T>(databaseUrl: string, work: (temporaryUrl: string) => Promise<T>): Promise<T> =>
  withClient(databaseUrl, async (client) => {
    const name = `${(await valueOf(client, 'select current_database()')).slice(0, 45)}_backup_check`
    const drop = () => client.query(`drop database if exists ${escapeIdentifier(name)} with (force)`)
    const [left] = (await client.query<Found>(findDatabase(name))).rows
    if (left !== undefined && !(await isLeft(left, otherDatabase(databaseUrl, name))))
      throw new BackupError(`The database ${name} already exists and isn’t left over from an earlier check. Rename it.`)
    if (left !== undefined) await drop()
    await create(client, name)
    try {
      await client.query(`comment on database ${escapeIdentifier(name)} is ${escapeLiteral(mark)}`)
      return await work(otherDatabase(databaseUrl, name))
    } finally {
      await drop()
    }
  })

type Found = { comment: string | null; isOwn: boolean }

const findDatabase = (name: string): string =>
  `select shobj_description(oid, 'pg_database') as comment, pg_get_userbyid(datdba) = current_user as "isOwn" from pg_database where datname = ${escapeLiteral(name)}`

/** Whether a check created it. One that was killed before it could mark its database left this role an empty one. */
async function isLeft({ comment, isOwn }: Found, temporaryUrl: string): Promise<boolean> {
  if (comment !== null || !isOwn) return comment === mark
  return (await withClient(temporaryUrl, countRelations)) === 0
}

async function create(client: { query: (text: string) => Promise<unknown> }, name: string): Promise<void> {
  try {
    await client.query(`create database ${escapeIdentifier(name)} template template0 encoding 'UTF8'`)
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== insufficientPrivilege) throw error
    throw new BackupError(
      'The backup wasn’t checked: the role in DATABASE_URL may not create databases. Allow it (alter role … createdb), or unset BACKUP_CHECK.',
    )
  }
}

/** The same address with another database. It may name several hosts, which `URL` can’t parse. */
const otherDatabase = (databaseUrl: string, name: string): string =>
  databaseUrl.replace(/^(\w+:\/\/[^/?#]*)(?:\/[^?#]*)?/, `$1/${encodeURIComponent(name)}`)
