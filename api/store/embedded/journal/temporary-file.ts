import { writeAll, type Disk } from './disk.ts'

export const temporarySuffix = '.tmp'
/** A disk that must flush a whole snapshot at once makes commits wait for it; flushed in parts, it does not. */
const bytesPerSync = 4 * 1024 * 1024

/**
 * Writes chunks to a synced temporary file beside `path`, which a crash leaves behind at worst; renaming it to `path` is the caller's.
 * Returns its length in bytes.
 */
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
    await disk.remove(temporary).catch(() => undefined) // the first error is the one to tell
    throw error
  }
  return length
}

/** Puts a temporary file in its place, durably. */
export async function publish(disk: Disk, folder: string, path: string): Promise<void> {
  await disk.rename(path + temporarySuffix, path)
  await disk.syncFolder(folder)
}
