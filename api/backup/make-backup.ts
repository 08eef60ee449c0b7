import type { Retention } from '../ports/backup.ts'
import { writeArchive, pictureFiles, type ArchiveFile } from './archive.ts'
import { backupName, takenAtOf } from './backup-name.ts'
import { captureFolder } from './capture-folder.ts'
import { backupFormat, ownRelease, ownVersions, type Manifest } from './manifest.ts'
import type { BackupPlace } from './places/backup-place.ts'
import { makeTemporaryFolder } from './restore-backup.ts'
import { dayMs } from '../../shared/durations.ts'

/** A catalog, and where its uploaded pictures are; without that, they’re left out. */
export type Source = ({ folder: string } | { databaseUrl: string }) & { pictures?: BackupPlace }

export type MadeBackup = {
  name: string
  bytes: number
  seconds: number
  rows: number
  /** How many older ones were deleted. */
  deleted: number
  /** Problems that don’t make the backup unusable. */
  notes: string[]
}

type Content = Pick<Manifest, 'store' | 'parts' | 'postgres'> & { files: ArchiveFile[]; close: () => Promise<void> }

/** Makes a backup, then deletes those that needn’t be kept. Nothing is deleted if it fails. */
export async function makeBackup(source: Source, place: BackupPlace, retention: Retention, takenAt = new Date()): Promise<MadeBackup> {
  const startedAt = performance.now()
  const {
    files: records,
    close,
    ...content
  } = await ('folder' in source ? contentOfFolder(source.folder) : contentOfDatabase(source.databaseUrl))
  const name = backupName(takenAt)
  let bytes: number
  try {
    // After the records, so that every picture they name is there.
    const files = [...records, ...(await pictureFiles(source.pictures))]
    const listed = files.map(({ name, bytes, sha256 }) => ({ name, bytes, sha256 }))
    const ours = { slipwayBackup: backupFormat, release: ownRelease, versions: ownVersions() }
    const manifest = { ...ours, takenAt: takenAt.toISOString(), ...content, files: listed }
    bytes = await place.write(name, writeArchive(manifest, files))
  } finally {
    await close()
  }
  const seconds = (performance.now() - startedAt) / 1000
  const rows = Object.values(content.parts).reduce((sum, part) => sum + part.rows, 0)
  return { name, bytes, seconds, rows, ...(await deleteSurplus(place, retention, takenAt)) }
}

const contentOfFolder = async (folder: string): Promise<Content> => ({ store: 'folder', ...(await captureFolder(folder)) })

/** pg_dump can’t tell in advance how long its output will be, so it goes through a temporary file. */
async function contentOfDatabase(databaseUrl: string): Promise<Content> {
  const folder = await makeTemporaryFolder('backup')
  try {
    // A service in a folder doesn’t load what talks to PostgreSQL.
    const { dumpDatabase } = await import('./database/dump-database.ts')
    return { store: 'postgres', ...(await dumpDatabase(databaseUrl, folder.path)), close: async () => folder[Symbol.asyncDispose]() }
  } catch (error) {
    await folder[Symbol.asyncDispose]()
    throw error
  }
}

async function deleteSurplus(place: BackupPlace, retention: Retention, now: Date): Promise<Pick<MadeBackup, 'deleted' | 'notes'>> {
  let deleted = 0
  try {
    const names = (await place.list()).map(({ name }) => name)
    for (const name of surplusBackups(names, retention, now)) {
      await place.remove(name)
      deleted += 1
    }
    return { deleted, notes: [] }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { deleted, notes: [`Older backups couldn’t be deleted: ${reason}`] }
  }
}

/** Never the newest, and never a file that isn’t a backup. Backups from the future, made while the clock was ahead, don’t count. */
export function surplusBackups(names: readonly string[], { keep, keepDays }: Retention, now: Date): string[] {
  const timeOf = (name: string) => takenAtOf(name)?.getTime() ?? Number.POSITIVE_INFINITY
  const newestFirst = names.filter((name) => timeOf(name) <= now.getTime()).toSorted((a, b) => (a > b ? -1 : 1))
  const oldest = keepDays === null ? Number.NEGATIVE_INFINITY : now.getTime() - keepDays * dayMs
  return newestFirst.filter((name, index) => index > 0 && (index >= keep || timeOf(name) < oldest))
}
