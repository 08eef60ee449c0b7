import { mkdir, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Disk } from './journal/disk.ts'

/**
 * Creates what is missing of a path, so that a power cut does not take the folder with everything in it. Throws in words that name the setting.
 * One name after the other: Node's own `recursive` never ends where a file system has no room for new names, as /proc.
 */
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
    throw new Error(`The data folder ${resolve(folder)} cannot be used (${codeOf(cause) ?? 'no reason given'}). Choose another DATA_DIR.`, {
      cause,
    })
  }
}

/** Whether there is one; throws where something else stands in the way. */
async function isFolder(path: string): Promise<boolean> {
  const there = await stat(path).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  })
  if (there !== null && !there.isDirectory()) throw Object.assign(new Error(`${path} is no folder`), { code: 'ENOTDIR' })
  return there !== null
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : null)
