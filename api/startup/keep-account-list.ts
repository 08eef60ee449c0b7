import type { Logger } from 'pino'
import { applyAccountList, listAccounts, noteListedAt, readListedAt } from '../actions/account-deletion/account-list.ts'
import { accountListName, readAccountList, writeAccountList } from '../backup/account-list.ts'
import { openPlace } from '../backup/places/backup-place.ts'
import type { AccountList } from '../domain/account-deletion/account-list.ts'
import type { BackupSettings } from '../ports/backup.ts'
import type { World } from '../ports/world.ts'

export type AccountListKeeper = {
  /** After a restore, before anything is served: repeats the deletions and suspensions that the backup lacks. */
  apply: () => Promise<void>
  /** Writes the list beside the backups if it has changed. */
  keep: () => Promise<void>
}

/** Null without a place for backups. */
export function keepAccountList(settings: BackupSettings | null, world: World, logger: Logger): AccountListKeeper | null {
  if (settings === null) return null
  const place = openPlace(settings.to)
  let known: AccountList | null | undefined
  const read = async (): Promise<AccountList | null> => {
    const found = known === undefined ? await readAccountList(place) : known
    if (found !== null && found.key !== world.hashAccount(''))
      throw new Error(
        `${accountListName} in ${place.label} was written with another sign-in key, so accounts that were deleted since the backup may be back. ` +
          'Put the key back and restart. If it’s lost, delete the file.',
      )
    if (known === undefined && found !== null && found.at > (await readListedAt(world))) {
      const changed = await applyAccountList(world, found)
      logger.warn({ changed }, 'This catalog is older than the list of accounts: deletions and suspensions since then were applied again')
      await noteListedAt(world, found.at)
    }
    return (known = found)
  }
  return {
    apply: () =>
      read().then(
        () => undefined,
        (error: unknown) => logger.error({ err: error }, 'the list of accounts beside the backups wasn’t applied'),
      ),
    async keep() {
      const before = await read()
      const { at, ...rest } = before ?? { at: '', key: '', deleted: [], suspended: [] }
      const now = await listAccounts(world, before)
      if (
        before === null
          ? [now.deleted, now.leaving, now.suspended].flat().length === 0
          : JSON.stringify(sorted(rest)) === JSON.stringify(now)
      )
        return
      const list = { at: later(world.clock().toISOString(), at), ...now }
      await noteListedAt(world, list.at)
      await writeAccountList(place, list)
      known = list
    },
  }
}

const sorted = ({ key, deleted, leaving = [], suspended }: Omit<AccountList, 'at'>) => ({ key, deleted, leaving, suspended })

/** A clock that was set back doesn’t make a list look older than the one before. */
const later = (now: string, before: string): string => (now > before ? now : `${before}+`)
