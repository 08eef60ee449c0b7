import { spawn } from 'node:child_process'
import { addAbortListener, once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { isAsked, type BackupJob, type BackupState, type Runs } from '../domain/backups.ts'
import type { BackupSettings } from '../ports/backup.ts'
import type { Source } from './make-backup.ts'
import { isBackupDue, isCheckDue, retryAfter } from './timetable.ts'
import { minuteMs } from '../../shared/durations.ts'

type Ended = { name: string; bytes: number; seconds: number } | { reason: string }

type Options = {
  settings: BackupSettings
  source: Source
  clock: () => Date
  /** Whether this process runs the schedule for all that share the catalog. */
  leads: () => boolean
  read: () => Promise<BackupState>
  note: (job: BackupJob, ended: Ended) => Promise<void>
  logger: Logger
}

export type BackupSchedule = {
  /** One minute’s work: makes or checks a backup if it is due. Resolves when done and never rejects. */
  tick: () => Promise<void>
  /** Ends a backup in progress. */
  close: () => Promise<void>
}

/** A backup that takes longer has stopped. Milliseconds. */
const maxRun = 12 * 60 * minuteMs
const loadTsx = new URL('../startup/load-tsx.ts', import.meta.url).href
const commands: Record<BackupJob, string[]> = {
  backup: [fileURLToPath(new URL('../commands/backup.ts', import.meta.url)), '--json'],
  check: [fileURLToPath(new URL('../commands/restore.ts', import.meta.url)), 'latest', '--check', '--json'],
}

/** Each in a process of its own, so that requests aren’t held up and nothing harms the service. A missed time is made up for. */
export function startBackups({ settings, source, clock, leads, read, note, logger }: Options): BackupSchedule {
  const env = commandEnvironment(settings, source)
  const closing = new AbortController()
  let current: AbortController | null = null
  let running: Promise<void> | null = null
  /** When a run last ended without a note of it: another would follow every minute, and push good backups out. */
  let lostNoteAt: Date | null = null

  const due = async (): Promise<BackupJob | null> => {
    const state = await read()
    const { backup, check } = state
    const now = clock()
    if (lostNoteAt !== null && Math.abs(now.getTime() - lostNoteAt.getTime()) < retryAfter) return null
    if (isAsked(state) || (settings.at !== null && isBackupDue(settings.at, timesOf(backup), now))) return 'backup'
    return settings.checksWeekly && isCheckDue(timesOf(check), timesOf(backup), now) ? 'check' : null
  }

  const work = async () => {
    try {
      for (let job = await due(); job !== null && leads() && !closing.signal.aborted; job = await due()) {
        current = new AbortController()
        const signal = AbortSignal.any([closing.signal, current.signal, AbortSignal.timeout(maxRun)])
        const { ended, notes = [] } = await runCommand(commands[job], env, signal)
        // Neither a stop nor another leader is a failure.
        if (closing.signal.aborted || current.signal.aborted) return
        if ('reason' in ended) logger.error({ reason: ended.reason }, job === 'backup' ? 'backup failed' : 'checking the backup failed')
        else logger.info(ended, job === 'backup' ? 'backed up' : 'checked the backup')
        for (const each of notes) logger.warn(each)
        await note(job, ended).catch((error: unknown) => {
          lostNoteAt = clock()
          throw error
        })
      }
    } catch (error) {
      logger.error({ err: error }, 'backups failed')
    }
  }

  const tick = (): Promise<void> => {
    if (!leads()) current?.abort()
    if (closing.signal.aborted || !leads()) return Promise.resolve()
    return (running ??= work().finally(() => {
      running = null
      current = null
    }))
  }
  const timer = setInterval(() => void tick(), minuteMs)
  void tick()
  return {
    tick,
    async close() {
      clearInterval(timer)
      closing.abort()
      await running
    },
  }
}

const timesOf = ({ good, bad }: Runs) => ({
  succeededAt: good === null ? null : new Date(good.at),
  failedAt: bad === null ? null : new Date(bad.at),
})

async function runCommand(command: string[], env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<{ ended: Ended; notes?: string[] }> {
  const child = spawn(process.execPath, ['--import', loadTsx, ...command], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  using _listener = addAbortListener(signal, () => void child.kill())
  try {
    const [printed, said, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
    if (code !== 0) return { ended: { reason: said.trim() || `it ended with ${code ?? child.signalCode}` } }
    const {
      name,
      bytes = 0,
      seconds,
      notes = [],
    } = JSON.parse(printed) as { name: string; bytes?: number; seconds: number; notes?: string[] }
    return { ended: { name, bytes, seconds }, notes }
  } catch (error) {
    return { ended: { reason: error instanceof Error ? error.message : String(error) } }
  }
}

/** The environment in which `npm run backup` does what these settings say, whatever that of this process says. */
function commandEnvironment({ to, retention }: BackupSettings, source: Source): NodeJS.ProcessEnv {
  const { DATABASE_URL: _url, DATABASE_READ_URL: _readUrl, BACKUP_AT: _at, BACKUP_CHECK: _check, ...others } = process.env
  return {
    ...others,
    ...('folder' in source ? { DATA_DIR: source.folder } : { DATABASE_URL: source.databaseUrl }),
    BACKUP_KEEP: String(retention.keep),
    BACKUP_KEEP_DAYS: String(retention.keepDays ?? 0),
    ...('folder' in to ? { BACKUP_TO: to.folder } : s3Environment(to.s3)),
  }
}

const s3Environment = ({
  bucket,
  prefix,
  endpoint,
  region,
  accessKey,
  secretKey,
  sessionToken,
}: Extract<BackupSettings['to'], { s3: unknown }>['s3']) => ({
  BACKUP_TO: `s3://${bucket}/${prefix}`,
  AWS_ENDPOINT_URL_S3: endpoint,
  AWS_REGION: region,
  AWS_ACCESS_KEY_ID: accessKey,
  AWS_SECRET_ACCESS_KEY: secretKey,
  ...(sessionToken !== null && { AWS_SESSION_TOKEN: sessionToken }),
})
