import { DatabaseSync } from 'node:sqlite'
import { join, resolve } from 'node:path'

/**
 * Holds a folder for this process until the returned function is called. The lock is the operating system's own (SQLite's
 * exclusive transaction on an empty file), so a dead process leaves nothing stale and a reused process id misleads nobody,
 * as it would with a file that names the holder.
 * Throws when another process, or this one, already holds the folder.
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'lock'))
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (cause) {
    lock.close()
    throw new Error(
      `Another Slipway process already uses the data folder ${resolve(folder)}. Stop it, or start this one with another DATA_DIR.`,
      { cause },
    )
  }
  return () => {
    if (lock.isOpen) lock.close()
  }
}
