import type { Readable } from 'node:stream'
import type { BackupSettings } from '../../ports/backup.ts'
import { placeInFolder } from './in-folder.ts'
import { placeInS3 } from './in-s3.ts'

export type StoredBackup = { name: string; bytes: number }

/** Where backups are kept. A backup that is listed is complete. */
export type BackupPlace = {
  /** For people: contains no key. */
  label: string
  /** Newest first. Other files in the place are left out. */
  list: () => Promise<StoredBackup[]>
  /** Makes the backup appear at once, or not at all. Returns its length in bytes. */
  write: (name: string, content: Readable) => Promise<number>
  has: (name: string) => Promise<boolean>
  read: (name: string) => Promise<Readable>
  remove: (name: string) => Promise<void>
}

/** `isOurs` tells by their names which files are listed: backups, unless said otherwise. */
export const openPlace = (to: BackupSettings['to'], isOurs?: (name: string) => boolean): BackupPlace =>
  'folder' in to ? placeInFolder(to.folder, isOurs) : placeInS3(to.s3, isOurs)
