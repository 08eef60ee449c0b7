import { open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** The part of a file handle that the journal needs. Positions and lengths are in bytes. A write may be short. */
export type DiskFile = {
  read: (buffer: Uint8Array, offset: number, length: number, position: number) => Promise<{ bytesRead: number }>
  write: (buffer: Uint8Array, offset: number, length: number, position: number) => Promise<{ bytesWritten: number }>
  datasync: () => Promise<void>
  truncate: (length: number) => Promise<void>
  close: () => Promise<void>
}

/** The file system as the journal uses it. Tests make it fail here. */
export type Disk = {
  list: (folder: string) => Promise<string[]>
  /** `w` creates or truncates a file; `r+` writes into an existing one. */
  open: (path: string, flags: 'r' | 'r+' | 'w') => Promise<DiskFile>
  rename: (from: string, to: string) => Promise<void>
  remove: (path: string) => Promise<void>
  /** Makes creations, renames and removals in a folder durable. */
  syncFolder: (folder: string) => Promise<void>
}

export const nodeDisk: Disk = {
  list: (folder) => readdir(folder),
  open: (path, flags) => open(path, flags, 0o600),
  rename,
  remove: (path) => rm(path, { force: true }),
  syncFolder: async (folder) => {
    if (process.platform === 'win32') return // can't open a folder, and doesn't need this step
    await using handle = await open(folder, 'r')
    await handle.sync()
  },
}

/** Null if the file or folder isn’t there. */
export const ifThere = <T>(read: Promise<T>): Promise<T | null> =>
  read.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })

/** Reads exactly `length` bytes, however short the single reads are. */
export async function readAll(file: DiskFile, position: number, length: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(length)
  let read = 0
  while (read < length) {
    const { bytesRead } = await file.read(bytes, read, length - read, position + read)
    if (bytesRead === 0) throw new Error('The file ended unexpectedly.')
    read += bytesRead
  }
  return bytes
}

/** Writes all bytes, however short the single writes are: a nearly full disk accepts a part before it fails. */
export async function writeAll(file: DiskFile, bytes: Uint8Array, position: number): Promise<void> {
  let written = 0
  while (written < bytes.length) {
    const { bytesWritten } = await file.write(bytes, written, bytes.length - written, position + written)
    if (bytesWritten === 0) throw new Error('The disk accepted no more bytes.')
    written += bytesWritten
  }
}

export const temporarySuffix = '.tmp'
/** Flushing a whole snapshot at once would make commits wait; flushing it in parts doesn't. */
const bytesPerSync = 4 * 1024 * 1024

/** The caller publishes it. At worst, a crash leaves the file behind. Returns its length in bytes. */
export async function writeTemporary(disk: Disk, path: string, chunks: Iterable<Uint8Array>): Promise<number> {
  const temporary = path + temporarySuffix
  let length = 0
  let unsynced = 0
  try {
    const file = await disk.open(temporary, 'w')
    try {
      for (const chunk of chunks) {
        await writeAll(file, chunk, length)
        length += chunk.length
        unsynced += chunk.length
        if (unsynced < bytesPerSync) continue
        await file.datasync()
        unsynced = 0
      }
      await file.datasync()
    } finally {
      await file.close()
    }
  } catch (error) {
    await disk.remove(temporary).catch(() => undefined) // the first error is the one to report
    throw error
  }
  return length
}

/** Durably renames a temporary file to its path. */
export async function publish(disk: Disk, folder: string, path: string): Promise<void> {
  await disk.rename(path + temporarySuffix, path)
  await disk.syncFolder(folder)
}

export type Kind = 'journal' | 'snapshot'

/** The number is the header's `first`, padded so that files sort in order. */
export const pathOf = (folder: string, kind: Kind, first: number): string =>
  join(folder, `${kind}-${String(first).padStart(12, '0')}.ndjson`)

const pattern = /^(?<kind>journal|snapshot)-(?<first>\d{12,})\.ndjson(?<temporary>\.tmp)?$/u

export type FolderContent = {
  /** `first` of every file, ascending. */
  journals: number[]
  snapshots: number[]
  /** Names of files whose writing was interrupted. */
  temporaries: string[]
}

/** The journal's files in a folder; there may be others beside them. */
export function sortNames(names: string[]): FolderContent {
  const firsts = (kind: Kind) =>
    names.flatMap((name) => {
      const groups = pattern.exec(name)?.groups
      return groups?.['kind'] === kind && groups['temporary'] === undefined ? [Number(groups['first'])] : []
    })
  return {
    journals: firsts('journal').sort((a, b) => a - b),
    snapshots: firsts('snapshot').sort((a, b) => a - b),
    temporaries: names.filter((name) => pattern.test(name) && name.endsWith(temporarySuffix)),
  }
}
