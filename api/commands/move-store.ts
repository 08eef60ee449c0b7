import { resolve } from 'node:path'
import { findSecret, keepSecret } from '../store/embedded/secret.ts'
import { readDatabaseUrl } from '../config/database-config.ts'
import { moveToDatabase, moveToFolder } from '../store/move/move-out.ts'
import { runCommandLine } from './run-command-line.ts'
import { print } from './terminal.ts'

// `npm run move-store`: copies the catalog between the folder and a database while no service runs.

const usage = `Usage: npm run move-store -- --to DATABASE_URL     from the folder DATA_DIR into PostgreSQL
       npm run move-store -- --from DATABASE_URL   from PostgreSQL into an empty folder DATA_DIR
DATABASE_URL is a URL, or the name of an environment variable that contains one, so that no password appears on screen.`

/** Throws with the usage if the arguments are invalid. */
function readArguments([direction, place, ...others]: string[]): { direction: '--to' | '--from'; databaseUrl: string } {
  if ((direction !== '--to' && direction !== '--from') || place === undefined || others.length > 0) throw new Error(usage)
  const isName = /^[A-Z_][A-Z0-9_]*$/.test(place)
  const given = isName ? process.env[place]?.trim() : place
  const errors: string[] = []
  const databaseUrl = readDatabaseUrl(given, errors, isName ? place : 'The database')
  if (databaseUrl === null) throw new Error(`The environment variable ${place} is not set.\n${usage}`)
  if (errors.length > 0) throw new Error(errors.join('\n'))
  return { direction, databaseUrl }
}

await runCommandLine(async (args) => {
  const { direction, databaseUrl } = readArguments(args)
  const folder = resolve(process.env['DATA_DIR']?.trim() || 'data')
  const say = (line: string) => print(`${line}\n`)
  if (direction === '--to') await moveToDatabase({ folder, databaseUrl, say, secret: await findSecret(folder) })
  else await moveToFolder({ folder, databaseUrl, say, keepSecret })
  return ''
})
