import type { Readable } from 'node:stream'

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
