import { join } from 'node:path'
import { reasonOf } from '../../store/postgres/connections/database-failures.ts'
import { FollowingClient } from '../../store/postgres/connections/following-client.ts'
import { advisoryLocks } from '../../store/postgres/leadership/advisory-locks.ts'
import { fileFrom, type ArchiveFile } from '../archive.ts'
import { BackupError, type Manifest } from '../manifest.ts'
import { majorOf, requireClient, runProgram } from './client-programs.ts'
import { programEnvironment } from './program-environment.ts'
import { listTables, rowTextSettings, sumTables } from './table-sums.ts'

export type Dump = { files: ArchiveFile[] } & Required<Pick<Manifest, 'parts' | 'postgres'>>

export const dumpName = 'database.dump'
/** The sign-in key, which opens the second factors in other tables, stays out. The restored table is empty. */
const keyTable = 'secrets'
/** Beside those in advisory-locks.ts. */
const backupLock = 50

/** From the server that accepts writes. Rows are counted and hashed in the same snapshot. One backup of a database runs at a time. */
export const dumpDatabase = (databaseUrl: string, folder: string): Promise<Dump> =>
  withClient(
    databaseUrl,
    (client) => dump(client, programEnvironment(databaseUrl, client), join(folder, dumpName), folder),
    'slipway backup',
  )

/** Runs work on a connection to the server that accepts writes. Throws a BackupError if there is none, or it gets lost. */
export async function withClient<T>(
  databaseUrl: string,
  work: (client: FollowingClient) => Promise<T>,
  name = 'slipway restore',
): Promise<T> {
  // A check’s first connection is silent for as long as the check takes.
  await using client = new FollowingClient(databaseUrl, { application_name: name, connectionTimeoutMillis: 10_000, keepAlive: true })
  let lost: unknown
  client.on('error', (error) => (lost ??= error))
  try {
    await client.connect().catch((cause: unknown) => {
      throw new BackupError(`Can’t connect to the database: ${reasonOf(cause)}`)
    })
    return await work(client)
  } catch (error) {
    if (lost === undefined || error instanceof BackupError) throw error
    throw new BackupError(`Lost the connection to the database: ${reasonOf(lost)}`)
  }
}

async function dump(client: FollowingClient, env: NodeJS.ProcessEnv, path: string, folder: string): Promise<Dump> {
  const version = majorOf(await valueOf(client, 'show server_version_num'))
  await requireClient(['pg_dump'], version)
  if ((await valueOf(client, `select pg_try_advisory_lock(${advisoryLocks.space}, ${backupLock})`)) !== 'true')
    throw new BackupError('Another backup of this database is running.')
  await client.query(
    `begin isolation level repeatable read read only; ${rowTextSettings} set local idle_in_transaction_session_timeout = 0`,
  )
  const tables = (await listTables(client)).filter((table) => table !== keyTable)
  if (!tables.includes('kysely_migration')) throw new BackupError('The database contains no Slipway catalog.')
  const snapshot = await valueOf(client, 'select pg_export_snapshot()')
  const given = [
    '--format=custom',
    `--snapshot=${snapshot}`,
    `--file=${path}`,
    `--exclude-table-data=public.${keyTable}`,
    '--no-owner',
    '--no-privileges',
    '--no-comments',
  ]
  const { ended } = runProgram('pg_dump', given, env)
  // Both read the same snapshot, so they may run side by side.
  const [parts, migrations] = await Promise.all([sumTables(client, tables), readMigrations(client), ended])
  await client.query('commit')
  return { files: [await fileFrom(folder, dumpName)], parts, postgres: { version, migrations } }
}

async function readMigrations(client: FollowingClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from public.kysely_migration order by name')
  return rows.map(({ name }) => name)
}

export async function valueOf(client: Pick<FollowingClient, 'query'>, query: string): Promise<string> {
  const { rows } = await client.query<Record<string, unknown>>(query)
  return String(Object.values(rows[0] ?? {})[0])
}
