import type { Registry } from 'prom-client'
import { failuresOf, type BackupState } from '../domain/backups.ts'
import { addSharedGauge } from './shared-gauge.ts'

/** The service’s own backups, the same in all processes. Missing until there is one, and while the store is unavailable. */
export function watchBackups(registry: Registry, read: () => Promise<BackupState>): void {
  const watch = (name: string, help: string, valueOf: (state: BackupState) => number | undefined) =>
    addSharedGauge(registry, name, help, () => read().then(valueOf))
  const seconds = (at: string | undefined) => (at === undefined ? undefined : Date.parse(at) / 1000)
  watch('slipway_backup_last_success_timestamp_seconds', 'When the last good backup was made.', ({ backup }) => seconds(backup.good?.at))
  watch('slipway_backup_last_size_bytes', 'The size of the last good backup.', ({ backup }) => backup.good?.bytes)
  watch('slipway_backup_failures', 'Backups that failed since the last good one.', ({ backup }) => failuresOf(backup))
  watch('slipway_backup_last_check_timestamp_seconds', 'When a backup was last restored for a check.', ({ check }) =>
    seconds(check.good?.at),
  )
  watch('slipway_backup_check_failures', 'Checks that failed since the last good one.', ({ check }) => failuresOf(check))
}
