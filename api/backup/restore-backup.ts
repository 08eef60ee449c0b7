import type { Readable } from 'node:stream'
import { readArchive } from './archive.ts'
import type { Source } from './make-backup.ts'
import { BackupError, rejectNewer, type Manifest } from './manifest.ts'
import { restoreFolder } from './restore-folder.ts'
import { restorePictures } from './picture-files.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'

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
