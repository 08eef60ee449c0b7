import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { BackupError } from '../backup/manifest.ts'
import { dropDamage } from '../backup/salvage/drop-damage.ts'
import { examineFolder, type Diagnosis, type Loss, type Outcome } from '../backup/salvage/examine-folder.ts'
import { readConfig } from '../config/config.ts'
import { lockFolder } from '../store/embedded/data-folder.ts'
import { plural } from '../../shared/plural.ts'
import { runCommandLine } from './run-command-line.ts'
import { UsageError, printableJson } from './terminal.ts'

// `npm run salvage`: shows what is damaged in a data folder that doesn’t start, and rewrites it without that.

const usage = `Usage: npm run salvage -- look           show the damaged lines of DATA_DIR, and what would be lost without them
       npm run salvage -- look --raw     also print the damaged lines
       npm run salvage -- drop --yes     give up what is shown; the damaged files are copied first`

async function run(given: string[]): Promise<string> {
  const command = given.join(' ')
  if (!['look', 'look --raw', 'drop', 'drop --yes'].includes(command)) throw new UsageError(usage)
  const { dataDir, databaseUrl } = readConfig(process.env, { production: false })
  if (databaseUrl !== null)
    throw new UsageError('DATABASE_URL is set: PostgreSQL takes care of its own files. Unset it to examine DATA_DIR.')
  if (!existsSync(dataDir)) throw new BackupError(`Folder not found: ${dataDir}. Set DATA_DIR to the folder of the catalog.`)
  using _lock = lockFolder(dataDir)
  const diagnosis = await examineFolder(dataDir)
  const isWhole = diagnosis.losses.length === 0 && diagnosis.files.every(({ hasEnd }) => hasEnd)
  if (isWhole) return `Nothing is damaged in ${dataDir}: ${plural(diagnosis.files.length, 'file')} checked.`
  const found = describe(diagnosis, command === 'look --raw')
  if (command.startsWith('look'))
    return `${found}\nnpm run salvage -- drop --yes gives this up. If you have a recent backup, restore it instead.`
  if (command === 'drop') throw new BackupError(`${found}\nNothing was changed. Add --yes to give this up.`)
  const copies = await dropDamage(dataDir, diagnosis, new Date())
  return `${found}\nThis was given up. The folder can be used again; the damaged files are in ${copies}.`
}

function describe({ files, losses }: Diagnosis, raw: boolean): string {
  const cut = files
    .filter(({ hasEnd }) => !hasEnd)
    .map(({ path }) => `${basename(path)}: the end is missing. Records may be missing with it.`)
  return [...cut, ...losses.flatMap((loss) => describeLoss(loss, raw))].join('\n')
}

function describeLoss({ path, corruption, content, changes }: Loss, raw: boolean): string[] {
  const place =
    corruption.line === null ? basename(path) : `${basename(path)}, line ${corruption.line} (${plural(corruption.bytes.length, 'byte')})`
  const lines = [`${place}: ${corruption.what}.`]
  if (corruption.to === null || corruption.to >= corruption.from)
    lines.push(`  ${batchesOf(corruption.from, corruption.to)} given up as a whole:`)
  for (const { collection, key, isRemoval, outcome } of changes)
    lines.push(`    ${isRemoval ? 'deletion' : 'change'} of ${collection} ${key}: ${outcomes[outcome]}`)
  if (changes.length === 0 && corruption.line !== 1) lines.push('    Which records it changed can’t be read.')
  else if (!content.isReadable && corruption.line !== 1) lines.push('    There may be others, which can’t be read.')
  if (raw && corruption.bytes.length > 0) lines.push(`  ${printableJson(JSON.stringify(corruption.bytes.toString('utf8')))}`)
  return lines
}

const batchesOf = (from: number, to: number | null): string =>
  to === null ? `What was written from number ${from} on is` : from === to ? `Write ${from} is` : `Writes ${from} to ${to} are`

const outcomes: Record<Outcome, string> = {
  'replaced later': 'nothing is lost, a later change replaced it',
  'as before': 'the record goes back to what it was before',
  gone: 'the record is gone',
  back: 'the record comes back',
}

await runCommandLine(async (args) => `${await run(args)}\n`)
