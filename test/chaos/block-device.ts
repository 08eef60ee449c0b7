import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { mountPrefix } from './leftovers.ts'

const execute = promisify(execFile)
const run = async (command: string, ...words: string[]) => (await execute(command, words)).stdout.trim()

let isOver = false
/** From here on what is mounted is only undone. */
export function mountNoMore(): void {
  isOver = true
}

/** What has been mounted, undone in the opposite order. */
export class Mounts {
  readonly #undo: (() => Promise<unknown>)[] = []

  /** A folder in memory. */
  async memory(size: string): Promise<string> {
    refuseWhenOver()
    const folder = await mkdtemp(join(tmpdir(), mountPrefix(process.pid)))
    this.#undo.push(() => rm(folder, { recursive: true, force: true }))
    await run('mount', '-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder)
    this.#undo.push(() => run('umount', '--lazy', folder))
    return folder
  }

  /** The ext4 file system that the file holds, at a folder made beside it; `device` is the loop device between the two. */
  async ext4(image: string): Promise<{ folder: string; device: string }> {
    refuseWhenOver()
    const folder = `${image}.mounted`
    await mkdir(folder, { recursive: true })
    const device = await run('losetup', '--find', '--show', image)
    this.#undo.push(() => run('losetup', '--detach', device))
    await run('mount', '-t', 'ext4', '-o', 'noatime', device, folder)
    this.#undo.push(() => run('umount', folder).catch(() => run('umount', '--lazy', folder)))
    return { folder, device }
  }

  async undo(): Promise<void> {
    for (const step of this.#undo.splice(0).toReversed()) await step()
  }
}

function refuseWhenOver(): void {
  if (isOver) throw new Error('The run has been broken off.')
}

/** A file that holds an empty ext4 file system. */
export async function formatExt4(image: string, size: string): Promise<void> {
  await run('truncate', '-s', size, image)
  await run('mkfs.ext4', '-q', '-F', '-m', '0', '-E', 'lazy_itable_init=0,lazy_journal_init=0', image)
}

/** Nothing reaches the file system's own device from here on, until it is thawed. */
export const freeze = (folder: string) => run('fsfreeze', '--freeze', folder)
export const thaw = (folder: string) => run('fsfreeze', '--unfreeze', folder)
/** All that was written so far is on the file system's device. */
export const flush = (folder: string) => run('sync', '--file-system', folder)
export const copySparse = (from: string, to: string) => run('cp', '--sparse=always', from, to)
export const remount = (folder: string, how: 'ro' | 'rw') => run('mount', '-o', `remount,${how}`, folder)

/** Why no file system can be mounted here; null where it can. */
export async function whyNoMounts(): Promise<string | null> {
  if (process.platform !== 'linux') return 'needs Linux'
  if (process.getuid?.() !== 0) return 'needs root, to mount a file system'
  const mounts = new Mounts()
  try {
    const folder = await mounts.memory('16m')
    await formatExt4(join(folder, 'probe'), '8m')
    const { folder: mounted } = await mounts.ext4(join(folder, 'probe'))
    await freeze(mounted)
    await thaw(mounted)
    return null
  } catch (error) {
    return `no loop device can be mounted: ${String(error).split('\n')[0]}`
  } finally {
    await mounts.undo()
  }
}
