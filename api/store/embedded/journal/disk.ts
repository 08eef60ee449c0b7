import { open, readdir, rename, rm } from 'node:fs/promises'

/** The part of a file handle that the journal needs; positions and lengths are bytes. A write may be short. */
export type DiskFile = {
  read: (buffer: Uint8Array, offset: number, length: number, position: number) => Promise<{ bytesRead: number }>
  write: (buffer: Uint8Array, offset: number, length: number, position: number) => Promise<{ bytesWritten: number }>
  datasync: () => Promise<void>
  truncate: (length: number) => Promise<void>
  close: () => Promise<void>
}

/** The edge to the file system, where tests let it fail. */
export type Disk = {
  list: (folder: string) => Promise<string[]>
  /** `w` creates or empties; `r+` writes into what is there. */
  open: (path: string, flags: 'r' | 'r+' | 'w') => Promise<DiskFile>
  rename: (from: string, to: string) => Promise<void>
  remove: (path: string) => Promise<void>
  /** Makes the names in a folder durable: what was created, renamed or removed there. */
  syncFolder: (folder: string) => Promise<void>
}

export const nodeDisk: Disk = {
  list: (folder) => readdir(folder),
  open: (path, flags) => open(path, flags, 0o600),
  rename,
  remove: (path) => rm(path, { force: true }),
  syncFolder: async (folder) => {
    if (process.platform === 'win32') return // cannot open a folder, and needs no such step
    const handle = await open(folder, 'r')
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  },
}

/** Reads so many bytes, however short the single reads are. */
export async function readAll(file: DiskFile, position: number, length: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(length)
  let read = 0
  while (read < length) {
    const { bytesRead } = await file.read(bytes, read, length - read, position + read)
    if (bytesRead === 0) throw new Error('The file ends before what was just read in it.')
    read += bytesRead
  }
  return bytes
}

/** Writes all bytes, however short the single writes are: a nearly full disk takes a part before it refuses. */
export async function writeAll(file: DiskFile, bytes: Uint8Array, position: number): Promise<void> {
  let written = 0
  while (written < bytes.length) {
    const { bytesWritten } = await file.write(bytes, written, bytes.length - written, position + written)
    if (bytesWritten === 0) throw new Error('The disk took no more bytes.')
    written += bytesWritten
  }
}
