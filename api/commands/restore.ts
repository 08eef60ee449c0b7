import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { chooseNewest, takenAtOf } from '../backup/backup-name.ts'
import { checkBackup } from '../backup/check-backup.ts'
import type { Source } from '../backup/make-backup.ts'
import { BackupError } from '../backup/manifest.ts'
import { isPictureFile } from '../domain/pictures/picture.ts'
import { openPlace } from '../backup/places/backup-place.ts'
import { restoreBackup, type Restored } from '../backup/restore-backup.ts'
import { readConfig, type Config } from '../config/config.ts'
import { readDatabaseUrl } from '../config/database-config.ts'
import { plural } from '../../shared/plural.ts'
import { runCommandLine } from './run-command-line.ts'
import { UsageError, printableJson } from './terminal.ts'

// `npm run restore`: fills an empty data folder or database from a backup, or tries that in a temporary place.

const usage = `Usage: npm run restore -- BACKUP               restore into DATA_DIR, or into DATABASE_URL if it is set
       npm run restore -- BACKUP --to PLACE    restore into another folder, or into the database whose URL is in the environment variable PLACE
       npm run restore -- BACKUP --check       restore into a temporary place, compare, and remove it again
BACKUP is a file, the name of a backup in BACKUP_TO, or latest. The folder or database must be empty.`

type Task = { backup: string; to: string | null; checks: boolean; json: boolean }

function readArguments([backup, ...others]: string[]): Task {
  const json = others.at(-1) === '--json'
  const [option, place, ...rest] = json ? others.slice(0, -1) : others
  const isKnown = option === undefined || (option === '--to' && place !== undefined) || (option === '--check' && place === undefined)
  if (backup === undefined || backup.startsWith('-') || !isKnown || rest.length > 0) throw new UsageError(usage)
  return { backup, to: place ?? null, checks: option === '--check', json }
}

async function run(given: string[]): Promise<string> {
  const { backup, to, checks, json } = readArguments(given)
  const config = readConfig(process.env, { production: false })
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const { name, content, passed } = await find(backup, config)
  const place = to === null ? placeOf(config) : readPlace(to, config)
  const startedAt = performance.now()
  const restored = await (checks ? checkBackup : restoreBackup)(content, place)
  const seconds = (performance.now() - startedAt) / 1000
  const notes = passed.length === 0 ? [] : [`Skipped ${passed.join(', ')}: dated in the future.`]
  if (!checks) notes.push(keyNote(place))
  if (json) return `${printableJson(JSON.stringify({ name, seconds, notes }))}\n`
  return `${[describe(name, restored, checks ? null : place), ...notes].join('\n')}\n`
}

const placeOf = ({ dataDir, databaseUrl, picturesTo }: Config): Source => {
  const pictures = openPlace(picturesTo, isPictureFile)
  return databaseUrl === null ? { folder: dataDir, pictures } : { databaseUrl, pictures }
}

/** No backup has the key. */
const keyNote = (place: Source): string =>
  `Before you start the service, put the sign-in key back: ${'folder' in place ? `copy auth-secret into ${place.folder}, or set AUTH_SECRET` : 'set AUTH_SECRET to it'}. Without it, everyone has to sign in again, and authenticator apps don’t work.`

/** A folder, or the name of a variable, so that no password appears on screen. */
function readPlace(to: string, { picturesTo }: Config): Source {
  if (!/^[A-Z_][A-Z0-9_]*$/.test(to)) {
    if (/^postgres/i.test(to))
      throw new UsageError('Give the name of a variable that contains the URL, so that no password appears on screen.')
    return { folder: resolve(to) }
  }
  const errors: string[] = []
  const databaseUrl = readDatabaseUrl(process.env[to]?.trim() || undefined, errors, to)
  if (databaseUrl === null)
    throw new UsageError(`The environment variable ${to} isn’t set. To restore into a folder with that name, use ./${to}.`)
  if (errors.length > 0) throw new UsageError(errors.join('\n'))
  return { databaseUrl, pictures: openPlace(picturesTo, isPictureFile) }
}

/** `passed` are newer ones by their name that weren’t chosen. */
async function find(backup: string, { backup: settings }: Config): Promise<{ name: string; content: Readable; passed: string[] }> {
  const isStored = backup === 'latest' || takenAtOf(backup) !== null
  if (!isStored || (await isFile(backup))) {
    if (!(await isFile(backup))) throw new UsageError(`File not found: ${resolve(backup)}\n${usage}`)
    return { name: backup, content: createReadStream(backup), passed: [] }
  }
  if (settings === null) throw new UsageError(`BACKUP_TO isn’t set. Set it to where backups are kept, or give the path of a file.`)
  const place = openPlace(settings.to)
  const names = (await place.list()).map(({ name }) => name)
  const isThere = { name: names.find((each) => each === backup) ?? null, passed: [] }
  const { name, passed } = backup === 'latest' ? chooseNewest(names, new Date()) : isThere
  if (name === null) throw new BackupError(backup === 'latest' ? `${place.label} contains no backups.` : `${place.label} has no ${backup}.`)
  return { name, content: await place.read(name), passed }
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  )

function describe(name: string, { manifest: { takenAt, release, parts }, odd }: Restored, to: Source | null): string {
  const counts = Object.entries(parts)
    .filter(([, { rows }]) => rows > 0)
    .map(([part, { rows }]) => `${part} ${rows}`)
  const rows = Object.values(parts).reduce((sum, part) => sum + part.rows, 0)
  const where = to === null ? 'a temporary place, which was removed' : 'folder' in to ? to.folder : 'the database'
  const lines = [
    `Restored ${plural(rows, 'record')} of ${name} (taken ${takenAt}, release ${release}) into ${where}, and compared them all.`,
    counts.join(', '),
  ]
  if (odd.length > 0) lines.push('These records were restored unchanged, but are invalid:', ...odd.map((error) => `  ${error}`))
  return lines.join('\n')
}

// What is unfinished is removed on exit.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
await runCommandLine(run)
