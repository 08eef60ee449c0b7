import { nodeDisk, type Disk } from '../../../../../api/store/embedded/journal/disk.ts'

/** What a test does to single calls: throw, wait, or have a write take fewer bytes. Without an entry the call goes through. */
export type Faults = {
  write?: (path: string, length: number) => number
  datasync?: (path: string) => void | Promise<void>
  truncate?: (path: string) => void
  rename?: (to: string) => void
  remove?: (path: string) => void
  syncFolder?: () => void
}

/** The real disk, with the faults of the moment: the object may change while the disk is in use. */
export function faultyDisk(faults: Faults): Disk {
  return {
    ...nodeDisk,
    open: async (path, flags) => {
      const file = await nodeDisk.open(path, flags)
      return {
        read: (...range) => file.read(...range),
        write: async (buffer, offset, length, position) => file.write(buffer, offset, faults.write?.(path, length) ?? length, position),
        datasync: async () => {
          await faults.datasync?.(path)
          await file.datasync()
        },
        truncate: async (length) => {
          faults.truncate?.(path)
          await file.truncate(length)
        },
        close: () => file.close(),
      }
    },
    rename: async (from, to) => {
      faults.rename?.(to)
      await nodeDisk.rename(from, to)
    },
    remove: async (path) => {
      faults.remove?.(path)
      await nodeDisk.remove(path)
    },
    syncFolder: async (folder) => {
      faults.syncFolder?.()
      await nodeDisk.syncFolder(folder)
    },
  }
}

/** As the system reports it. */
export function systemError(code: string): Error {
  return Object.assign(new Error(`${code}: a fault of the disk`), { code })
}
