import { Type } from 'typebox'
import { Failure } from '../../domain/failure.ts'
import { defineAction } from '../define-action.ts'
import { afterBad, isTrouble, noBackups, type BackupJob, type BackupState, type Runs } from '../../domain/backups.ts'
import type { Finders } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'

const id = 'backups'

/** How the service’s backups went; the same in all processes. */
export const readBackupState = async (finders: Pick<Finders, 'get'>): Promise<BackupState> =>
  ((await finders.get('settings', id))?.value as BackupState | undefined) ?? noBackups

export const readBackups = ({ store }: Pick<World, 'store'>): Promise<BackupState> => readBackupState(store)

/** How a run ended: with a backup that is good, or with the reason why there is none. */
export type Ended = { name: string; bytes: number; seconds: number } | { reason: string }

export async function noteBackup({ store, clock }: Pick<World, 'store' | 'clock'>, job: BackupJob, ended: Ended): Promise<void> {
  const at = clock().toISOString()
  await store.transact(async (transaction) => {
    const state = await readBackupState(transaction)
    const next: Runs = 'reason' in ended ? afterBad(state[job], at, ended.reason) : { ...state[job], good: { at, ...ended } }
    await transaction.put('settings', { id, value: { ...state, [job]: next } })
  })
}

/** Null unless the last backup or the last check failed. */
export async function readBackupTrouble(world: Pick<World, 'store' | 'clock'>): Promise<BackupState | null> {
  const state = await readBackupState(world.store)
  const now = world.clock()
  return isTrouble(state.backup, now) || isTrouble(state.check, now) ? state : null
}

/** The schedule makes one within a minute, in whichever process runs it. Throws CONFLICT if the service makes no backups. */
export const askForBackup = defineAction({
  access: 'owner',
  quota: null,
  input: Type.Object({}),
  async run({ store, clock, listBackups }) {
    if (listBackups == null)
      throw new Failure('CONFLICT', 'Backups aren’t set up. Set BACKUP_TO in the service’s environment, then restart it.')
    await store.transact(async (transaction) => {
      const state = await readBackupState(transaction)
      await transaction.put('settings', { id, value: { ...state, askedAt: clock().toISOString() } })
    })
  },
})

/** Newest first; null if the service makes none, or their place doesn’t answer. */
export const listBackups = async ({ listBackups: list }: Pick<World, 'listBackups'>): Promise<{ name: string; bytes: number }[] | null> =>
  list == null ? null : list().catch(() => null)
