import type { Logger } from 'pino'
import { noteBackup, readBackupState } from '../actions/backups/backup-state.ts'
import { startBackups, type BackupSchedule } from '../backup/schedule.ts'
import type { Config } from '../config/config.ts'
import type { Metrics } from '../http/metrics.ts'
import type { World } from '../ports/world.ts'

type Options = { config: Config; world: World; leads: () => boolean; metrics: Metrics; logger: Logger }

export function startOwnBackups({ config, world, leads, metrics, logger }: Options): BackupSchedule | null {
  const { backup, databaseUrl, dataDir } = config
  if (backup === null) return null
  const read = () => readBackupState(world.store)
  if (backup.at !== null) metrics.watchBackups(read)
  return startBackups({
    settings: backup,
    source: databaseUrl === null ? { folder: dataDir } : { databaseUrl },
    clock: () => world.clock(),
    leads,
    read,
    note: (job, ended) => noteBackup(world, job, ended),
    logger,
  })
}
