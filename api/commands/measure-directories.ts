import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { measureDue } from '../actions/directories/measure-due.ts'
import type { Run } from '../actions/directories/measure-directory.ts'
import { readConfig } from '../config/config.ts'
import { createDirectoryVisitor } from '../measuring/visitor.ts'
import { createPageReader } from '../workers/page-reader.ts'
import { paths } from '../../shared/paths.ts'
import { plural } from '../../shared/plural.ts'
import { openOwnStorage } from './open-own-storage.ts'
import { runCommandLine } from './run-command-line.ts'
import { UsageError, print } from './terminal.ts'

// `npm run measure-directories`: measures the directories that are due, or the named ones, once. Exits with 1 if nothing could be measured, and with 2 if the
// arguments or settings are wrong.

const usage = 'Usage: npm run measure-directories [-- SLUG …]'

async function main(args: string[]): Promise<string> {
  const slugs = readSlugs(args)
  const config = readConfig(process.env, { production: false })
  const logger = pino({ level: 'warn' }, pino.destination({ dest: 2, sync: true }))
  const { store } = await openOwnStorage(config, logger, 'Set MEASURE_DIRECTORIES=1 to have the service measure directories.')
  const reader = createPageReader()
  const userAgent = `Slipway/1.0 (+${config.siteUrl}${paths.audit()})`
  const visitor = createDirectoryVisitor({ allow: config.crawlAllow, userAgent, reader })
  const stopped = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      stopped.abort()
      void visitor.close()
    })
  const runs: Run[] = []
  try {
    const open = (await store.list('directoryEntries', 'state', 'open')).map(({ id }) => id)
    if (open.length === 0) throw new Error('No directories are stored yet. Start the service once: it adds them.')
    const unknown = slugs.filter((slug) => !open.includes(slug))
    if (unknown.length > 0) throw new UsageError(`No open directory is called ${unknown.join(', ')}.`)
    await measureDue(
      { store, visitor, clock: () => new Date(), random: (bytes) => randomBytes(bytes) },
      {
        only: slugs.length === 0 ? 'due' : slugs,
        isStopping: () => stopped.signal.aborted,
        onRun: (run) => {
          runs.push(run)
          print(`${lineOf(run)}\n`)
        },
        onError: (slug, error) => logger.error({ err: error, slug }, 'measuring a directory failed'),
      },
    )
  } finally {
    await visitor.close()
    await Promise.all([reader.close(), store.close()])
  }
  if (runs.length > 0 && !runs.some(({ outcome }) => outcome === 'measured')) process.exitCode = 1
  return `${summaryOf(runs)}\n`
}

const outcomes: Record<Run['outcome'], string> = {
  measured: 'answered',
  failed: 'not answering',
  'kept out': 'kept out',
  skipped: 'skipped',
}
const lineOf = ({ slug, outcome, words, requests }: Run) => `${slug}: ${outcomes[outcome]}. ${words} ${plural(requests, 'request')}.`

function summaryOf(runs: readonly Run[]): string {
  if (runs.length === 0) return 'No directory is due.'
  const parts = Object.entries(outcomes).flatMap(([outcome, words]) => {
    const found = runs.filter((run) => run.outcome === outcome).length
    return found === 0 ? [] : [`${found} ${words}`]
  })
  return `${plural(runs.length, 'directory', 'directories')}: ${parts.join(', ')}.`
}

function readSlugs(args: string[]): string[] {
  try {
    return [...new Set(parseArgs({ args, allowPositionals: true, options: {} }).positionals)]
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}

await runCommandLine(main)
