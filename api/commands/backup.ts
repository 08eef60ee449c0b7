import { constants, setPriority } from 'node:os'
import { makeBackup, type MadeBackup, type Source } from '../backup/make-backup.ts'
import { openPlace } from '../backup/places/backup-place.ts'
import { isPictureFile } from '../domain/pictures/picture.ts'
import { readConfig } from '../config/config.ts'
import { printedSize } from '../domain/backups.ts'
import { plural } from '../../shared/plural.ts'
import { runCommandLine } from './run-command-line.ts'
import { UsageError, printableJson } from './terminal.ts'

// `npm run backup`: backs up DATA_DIR or DATABASE_URL to BACKUP_TO, also while the service runs. `list` shows what is there.

const usage = `Usage: npm run backup            back up to BACKUP_TO, also while the service runs
       npm run backup -- list    show the backups that are there`

async function run(given: string[]): Promise<string> {
  const command = given.join(' ')
  // The service starts it with --json.
  if (!['', 'list', '--json'].includes(command)) throw new UsageError(usage)
  const { backup, dataDir, databaseUrl, picturesTo } = readConfig(process.env, { production: false })
  if (backup === null) throw new UsageError('BACKUP_TO isn’t set. Set it to a folder, or to s3://bucket/prefix.')
  const place = openPlace(backup.to)
  if (command === 'list') {
    const found = await place.list()
    return found.map(({ name, bytes }) => `${name}  ${printedSize(bytes)}\n`).join('') || `${place.label} contains no backups.\n`
  }
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const pictures = openPlace(picturesTo, isPictureFile)
  const source: Source = databaseUrl === null ? { folder: dataDir, pictures } : { databaseUrl, pictures }
  const made = await makeBackup(source, place, backup.retention)
  return command === '--json' ? `${printableJson(JSON.stringify(made))}\n` : describe(made, place.label)
}

function describe({ name, bytes, rows, seconds, deleted, notes }: MadeBackup, place: string): string {
  const lines = [`Backed up ${plural(rows, 'record')} to ${name} in ${place} (${printedSize(bytes)}, ${seconds.toFixed(1)} s).`]
  if (deleted > 0) lines.push(`Deleted ${plural(deleted, 'older backup')}.`)
  return `${[...lines, ...notes].join('\n')}\n`
}

// What is unfinished is removed on exit.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
await runCommandLine(run)
