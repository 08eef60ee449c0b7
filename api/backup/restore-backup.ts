import type { Readable } from 'node:stream'
import { readArchive, restorePictures } from './archive.ts'
import type { Source } from './make-backup.ts'
import { BackupError, rejectNewer, type Manifest, sumDifferences, sumState } from './manifest.ts'
import { mkdir, readdir, rename, rm, rmdir, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { fromStored } from '../domain/collections/collections.ts'
import { lockFolder, makeFolder } from '../store/embedded/data-folder.ts'
import { nodeDisk } from '../store/embedded/journal/disk.ts'
import { recover } from '../store/embedded/journal/recover.ts'
import { RecordCheck } from './record-errors.ts'
import { restoringFolder } from '../store/move/folder-contents.ts'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'

export type Restored = {
  manifest: Manifest
  /** Records that are as they were backed up, and yet not as they should be. */
  odd: string[]
}

/** Everything or nothing. Each file, line and row is compared with what was backed up. Throws a BackupError if that fails. */
export async function restoreBackup(archive: Readable, to: Source): Promise<Restored> {
  archive.on('error', () => undefined) // a file that can’t be opened says so before it is read; reading it fails with the reason
  try {
    return await ('folder' in to ? intoFolder(archive, to) : intoDatabase(archive, to))
  } finally {
    archive.destroy()
  }
}

const intoFolder = (archive: Readable, { folder, pictures }: Source & { folder: string }): Promise<Restored> =>
  restoreFolder(folder, async (into) => {
    const manifest = await readArchive(archive, into, (manifest) => {
      if (manifest.store !== 'folder')
        throw new BackupError('This is a backup of a PostgreSQL database. Set DATABASE_URL to an empty database.')
      rejectNewer(manifest, [])
    })
    await restorePictures(into, pictures, folder)
    return manifest
  })

async function intoDatabase(archive: Readable, { databaseUrl, pictures }: Source & { databaseUrl: string }): Promise<Restored> {
  const { requireEmptyDatabase, restoreDatabase } = await import('./database/restore-database.ts')
  const { migrations } = await import('../store/postgres/tables/migrations.ts')
  await requireEmptyDatabase(databaseUrl)
  await using folder = await makeTemporaryFolder('restore')
  const manifest = await readArchive(archive, folder.path, (manifest) => {
    if (manifest.store !== 'postgres')
      throw new BackupError(
        'This is a backup of a data folder. Unset DATABASE_URL to restore it into DATA_DIR; npm run move-store can then copy it into PostgreSQL.',
      )
    rejectNewer(manifest, Object.keys(migrations))
  })
  const odd = await restoreDatabase(databaseUrl, folder.path, manifest)
  await restorePictures(folder.path, pictures)
  return { manifest, odd }
}

/** Not part of a catalog: the lock, SQLite’s file beside it, and a folder that some file systems start with. */
const ignored = new Set(['lock', 'lock-journal', 'lost+found'])

/** `unpack` fills a folder whose files are moved into place once compared; until then no service starts. Returns odd single records. */
async function restoreFolder(folder: string, unpack: (into: string) => Promise<Manifest>): Promise<{ manifest: Manifest; odd: string[] }> {
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

type TemporaryFolder = AsyncDisposable & { path: string }

/** A folder that only this user can read. It goes with the process too, unless that is killed. */
export async function makeTemporaryFolder(purpose: string): Promise<TemporaryFolder> {
  const path = await mkdtemp(join(tmpdir(), `slipway-${purpose}-`))
  const removeNow = () => rmSync(path, { recursive: true, force: true })
  process.once('exit', removeNow)
  return {
    path,
    async [Symbol.asyncDispose]() {
      process.removeListener('exit', removeNow)
      await rm(path, { recursive: true, force: true })
    },
  }
}
