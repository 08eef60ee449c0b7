import { mkdir, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ifThere, type Disk } from './journal/disk.ts'

/** Durably, one part at a time: Node's `recursive` never returns on file systems such as /proc. Throws, naming the setting. */
export async function makeFolder(disk: Disk, folder: string): Promise<void> {
  try {
    const missing: string[] = []
    for (let path = resolve(folder); !(await isFolder(path)); path = dirname(path)) missing.unshift(path)
    for (const path of missing) {
      await mkdir(path).catch(async (error: unknown) => {
        if (codeOf(error) !== 'EEXIST' || !(await isFolder(path))) throw error
      })
      await disk.syncFolder(dirname(path))
    }
  } catch (cause) {
    throw new Error(
      `The data folder ${resolve(folder)} can’t be used (${codeOf(cause) ?? 'unknown reason'}). Set DATA_DIR to another folder.`,
      {
        cause,
      },
    )
  }
}

/** Whether a folder exists; throws if the path is something else. */
async function isFolder(path: string): Promise<boolean> {
  const there = await ifThere(stat(path))
  if (there !== null && !there.isDirectory()) throw Object.assign(new Error(`${path} is not a folder`), { code: 'ENOTDIR' })
  return there !== null
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : null)

/**
 * Locks a folder for this process until the lock is disposed of. It is an operating system lock (SQLite's exclusive transaction on
 * an empty file), so a dead process leaves no stale lock and a reused process id causes no confusion, unlike with a PID file.
 * Throws if another process, or this one, already holds the lock.
 */
export function lockFolder(folder: string): Disposable {
  const lock = new DatabaseSync(join(folder, 'lock'))
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (cause) {
    lock.close()
    throw new Error(`Another Slipway process is using the data folder ${resolve(folder)}. Stop it, or set DATA_DIR to another folder.`, {
      cause,
    })
  }
  return lock
}
