import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { parseAccountList, type AccountList } from '../domain/account-deletion/account-list.ts'
import { BackupError } from './manifest.ts'
import type { BackupPlace } from './places/backup-place.ts'

export const accountListName = 'slipway-accounts.json'

/** The list beside the backups; null if there is none. */
export async function readAccountList(place: BackupPlace): Promise<AccountList | null> {
  if (!(await place.has(accountListName))) return null
  const list = parseAccountList(await text(await place.read(accountListName)))
  if (list === null) throw new BackupError(`${accountListName} in ${place.label} isn’t a list of accounts.`)
  return list
}

export const writeAccountList = (place: BackupPlace, list: AccountList): Promise<number> =>
  place.write(accountListName, Readable.from([Buffer.from(`${JSON.stringify(list)}\n`)]))
