import { createReadStream, createWriteStream, rmSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ifThere, nodeDisk } from '../../store/embedded/journal/disk.ts'
import { isBackup, takenAtOf } from '../backup-name.ts'
import type { BackupPlace, StoredBackup } from './backup-place.ts'
import { dayMs } from '../../../shared/durations.ts'

const unfinished = '.part'
/** Of a backup that was killed. A running one writes to its file all the time. Milliseconds. */
const abandonedAfter = dayMs

/** Backups, or other files of ours, in a folder, readable by its owner only. Created when the first is written. */
export function placeInFolder(path: string, isOurs = isBackup): BackupPlace {
  const folder = resolve(path)
  const list = async () => {
    const names = (await ifThere(readdir(folder))) ?? []
    const backups = names.filter(isOurs).sort((a, b) => (a > b ? -1 : 1))
    const found = await Promise.all(backups.map(async (name) => ({ name, bytes: (await ifThere(stat(join(folder, name))))?.size ?? null })))
    return found.filter((backup): backup is StoredBackup => backup.bytes !== null)
  }
  return {
    label: folder,
    list,
    async write(name, content) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await removeAbandoned(folder)
      const part = join(folder, name + unfinished)
      // Only backups may be made by two processes at once.
      if (takenAtOf(name) === null) await rm(part, { force: true })
      const removeNow = () => rmSync(part, { force: true })
      try {
        const file = createWriteStream(part, { mode: 0o600, flags: 'wx', flush: true })
        file.once('open', () => process.once('exit', removeNow))
        await pipeline(content, file)
        await rename(part, join(folder, name))
        await nodeDisk.syncFolder(folder)
      } catch (error) {
        if (!isTaken(error)) await rm(part, { force: true }).catch(() => undefined)
        throw error
      } finally {
        process.removeListener('exit', removeNow)
      }
      return (await stat(join(folder, name))).size
    },
    has: async (name) => (await ifThere(stat(join(folder, name)))) !== null,
    read: async (name) => {
      const path = join(folder, name)
      await stat(path)
      return createReadStream(path)
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  }
}

/** Another backup is being written under this name. */
const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST'

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(unfinished) || takenAtOf(name.slice(0, -unfinished.length)) === null) continue
    const found = await ifThere(stat(join(folder, name)))
    if (found !== null && Date.now() - found.mtimeMs > abandonedAfter) await rm(join(folder, name), { force: true })
  }
}
