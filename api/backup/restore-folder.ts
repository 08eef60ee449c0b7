import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fromStored } from '../domain/collections/collections.ts'
import { lockFolder, makeFolder } from '../store/embedded/data-folder.ts'
import { nodeDisk } from '../store/embedded/journal/disk.ts'
import { recover } from '../store/embedded/journal/recover.ts'
import { BackupError, type Manifest } from './manifest.ts'
import { RecordCheck } from './record-errors.ts'
import { sumDifferences, sumState } from './sum-state.ts'
import { restoringFolder } from '../store/move/folder-contents.ts'

/** Not part of a catalog: the lock, SQLite’s file beside it, and a folder that some file systems start with. */
const ignored = new Set(['lock', 'lock-journal', 'lost+found'])

/** `unpack` fills a folder whose files are moved into place once compared; until then no service starts. Returns odd single records. */
export async function restoreFolder(
  folder: string,
  unpack: (into: string) => Promise<Manifest>,
): Promise<{ manifest: Manifest; odd: string[] }> {
  await makeFolder(nodeDisk, folder)
  using _lock = lockFolder(folder)
  const unfinished = restoringFolder(folder)
  let isOurs = false
  try {
    await requireEmpty(folder)
    await mkdir(unfinished, { mode: 0o700 })
    isOurs = true
    await nodeDisk.syncFolder(folder)
    const manifest = await unpack(unfinished)
    const odd = await compare(unfinished, manifest)
    for (const name of await readdir(unfinished)) await rename(join(unfinished, name), join(folder, name))
    await nodeDisk.syncFolder(folder)
    await rmdir(unfinished)
    await nodeDisk.syncFolder(folder)
    return { manifest, odd }
  } catch (error) {
    if (isOurs) await emptyFolder(folder)
    throw error
  }
}

/** Throws a BackupError unless a folder is empty, or contains no more than an interrupted restore left. */
async function requireEmpty(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => !ignored.has(name))
  if (names.includes(unfinishedName(folder))) return emptyFolder(folder)
  if (names.length > 0)
    throw new BackupError(
      `${folder} isn’t empty: it contains ${names.slice(0, 3).join(', ')}. Restore into an empty folder, or move these away.`,
    )
}

const unfinishedName = (folder: string): string => restoringFolder(folder).slice(folder.length + 1)

/** The mark goes last, so that this can be interrupted too. */
async function emptyFolder(folder: string): Promise<void> {
  const mark = unfinishedName(folder)
  const names = (await readdir(folder)).filter((name) => !ignored.has(name) && name !== mark)
  for (const name of [...names, mark]) await rm(join(folder, name), { recursive: true, force: true })
}

/** Reads every line of the restored files. Throws a BackupError if they contain anything but what was backed up. */
async function compare(folder: string, manifest: Manifest): Promise<string[]> {
  const { state, journal, notes } = await recover(nodeDisk, folder)
  await journal.close()
  const wrong = [...notes, ...sumDifferences(manifest.parts, sumState(state))]
  if (wrong.length > 0) throw new BackupError(`The restored files differ from what was backed up: ${wrong.join('; ')}.`)
  const check = new RecordCheck()
  for (const [part, records] of state) for (const [key, value] of records) check.check(part, key, fromStored(part, value))
  return check.errors
}
