import { collectionNames } from '../../domain/collections/collections.ts'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Pool } from 'pg'
import { Kysely, PostgresDialect } from 'kysely'
import { readPart } from '../../store/move/database-contents.ts'
import { poolOptions } from '../../store/postgres/connections/following-client.ts'
import type { Tables } from '../../store/postgres/tables/migrate.ts'
import { BackupError, type Manifest } from '../manifest.ts'
import { RecordCheck } from '../record-errors.ts'
import { majorOf, requireClient, requireRestrictedClient, runProgram } from './client-programs.ts'
import { dumpName, valueOf, withClient } from './dump-database.ts'
import { programEnvironment } from './program-environment.ts'
import { assertTables, countRelations } from './table-sums.ts'

/** Throws a BackupError unless the database is empty and the installed programs can fill it. */
export async function requireEmptyDatabase(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await requireClient(['pg_restore', 'psql'], majorOf(await valueOf(client, 'show server_version_num')))
    await requireRestrictedClient()
    const relations = await countRelations(client)
    if (relations > 0)
      throw new BackupError(
        `The database isn’t empty: it has ${relations} tables and sequences. Create an empty one and restore into that.`,
      )
  })
}

/** In one transaction, undone unless every table has the rows that were backed up. Returns errors in single records. */
export async function restoreDatabase(databaseUrl: string, folder: string, { parts }: Manifest): Promise<string[]> {
  const server = await withClient(databaseUrl, async ({ host, port }) => ({ host, port }))
  const env = programEnvironment(databaseUrl, server)
  const script = ['--no-owner', '--no-privileges', '--no-comments', '--file=-', join(folder, dumpName)]
  const read = runProgram('pg_restore', script, env)
  const load = runProgram(
    'psql',
    ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1', '--output=/dev/null', '--file=-'],
    env,
  )
  load.child.stdin?.on('error', () => undefined) // psql says why it stopped
  const statements = async function* () {
    for await (const chunk of read.child.stdout ?? []) yield chunk as Buffer
    await read.ended // a script that was cut off must not be committed
    yield Buffer.from(assertTables(parts))
  }
  read.ended.catch(() => load.child.kill('SIGKILL'))
  const piped = load.child.stdin === null ? Promise.resolve() : pipeline(statements(), load.child.stdin)
  piped.catch(() => undefined) // fails only if one of the programs does, and they say why
  // When one fails, so does the other; the first says why.
  const ends = [read.ended, load.ended]
  try {
    await Promise.all(ends)
  } finally {
    await Promise.allSettled(ends)
  }
  await withClient(databaseUrl, (client) => client.query('analyze'))
  return readRecordErrors(databaseUrl)
}

async function readRecordErrors(databaseUrl: string): Promise<string[]> {
  const pool = new Pool(poolOptions(databaseUrl, { application_name: 'slipway restore', max: 1 }))
  pool.on('error', () => undefined) // the current statement fails with the reason
  await using db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const check = new RecordCheck()
  try {
    for (const part of collectionNames)
      for await (const rows of readPart(db, part)) for (const [key, value] of rows) check.check(part, key, value)
  } catch (error) {
    // The tables of an older release may lack a collection.
    if (!(error instanceof Error && 'code' in error && error.code === '42P01')) throw error
  }
  return check.errors
}
