import type { Readable } from 'node:stream'
import type { Source } from './make-backup.ts'
import { BackupError } from './manifest.ts'
import { restoreBackup, type Restored, makeTemporaryFolder } from './restore-backup.ts'

/** In a temporary place; a database on the same server as `source`. Throws a BackupError if it fails or a record is invalid. */
export async function checkBackup(archive: Readable, source: Source): Promise<Restored> {
  const restored = await ('folder' in source ? inTemporaryFolder(archive) : inTemporaryDatabase(archive, source.databaseUrl))
  if (restored.odd.length > 0)
    throw new BackupError(`The backup can be restored, but some records are invalid: ${restored.odd.join('; ')}.`)
  return restored
}

async function inTemporaryFolder(archive: Readable): Promise<Restored> {
  await using folder = await makeTemporaryFolder('check')
  return await restoreBackup(archive, { folder: folder.path })
}

async function inTemporaryDatabase(archive: Readable, databaseUrl: string): Promise<Restored> {
  const { withTemporaryDatabase } = await import('./database/temporary-database.ts')
  return withTemporaryDatabase(databaseUrl, (temporary) => restoreBackup(archive, { databaseUrl: temporary }))
}
