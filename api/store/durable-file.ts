import { randomUUID } from 'node:crypto'
import { open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Adapter } from 'lowdb'

/**
 * A lowdb adapter that has written only when the bytes are on disk: temporary file, fsync, rename, fsync of the folder.
 * A crash at any point leaves the old file or the new one, never a mixture.
 */
export function createDurableFile<T>(path: string): Adapter<T> {
  return {
    /** Null where there is no file. Throws when the file is not JSON; the file stays as it is. */
    read: async () => {
      const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
      if (text === null) return null
      const content = JSON.parse(text) as T | null
      if (content === null) throw new Error('it holds nothing')
      return content
    },
    write: (data) => writeDurably(path, JSON.stringify(data)),
  }
}

export async function writeDurably(path: string, text: string): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`
  try {
    const file = await open(temporary, 'wx', 0o600)
    try {
      await file.writeFile(text)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  await syncFolder(dirname(path))
}

/** Removes what a crash in the middle of a write has left. Only for a file that nobody else writes. */
export async function removeLeftovers(path: string): Promise<void> {
  const folder = dirname(path)
  const names = await readdir(folder)
  const left = names.filter((name) => name.startsWith(`${basename(path)}.`) && name.endsWith('.tmp'))
  await Promise.all(left.map((name) => rm(join(folder, name), { force: true })))
}

/** Makes a rename durable. Windows cannot open a folder, and needs no such step. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
