import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { startPostgres, type PostgresServer } from './postgres.ts'
import { findProgram } from './programs.ts'

const home = '/usr/lib/postgresql'

/** A server of the version that the installed client programs have. */
export async function startDebianPostgres(): Promise<PostgresServer> {
  await findProgram({ name: 'PostgreSQL client', commands: ['pg_dump'], package: 'postgresql-client' })
  return startPostgres(false, [], join(await findBinaries(), '..'))
}

/** Debian keeps the programs of each version in a folder of their own. */
export async function findBinaries(): Promise<string> {
  const newest = async () =>
    (await readdir(home).catch(() => []))
      .filter((version) => existsSync(join(home, version, 'bin', 'postgres')))
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => join(home, version, 'bin'))[0]
  const found = await newest()
  if (found !== undefined) return found
  const missing = await findProgram({ name: 'PostgreSQL', commands: ['pg_createcluster'], package: 'postgresql' })
  const installed = await newest()
  if (installed === undefined) throw new Error(`${missing} is there, but no server in ${home}. Install postgresql by hand.`)
  return installed
}
