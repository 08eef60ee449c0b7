import { mkdir } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Disk } from './journal/disk.ts'

/** Creates what is missing of a path, so that a power cut does not take the folder with everything in it. */
export async function makeFolder(disk: Disk, folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true })
  if (first === undefined) return
  for (let made = resolve(folder); made.length >= resolve(first).length; made = dirname(made)) await disk.syncFolder(dirname(made))
}
