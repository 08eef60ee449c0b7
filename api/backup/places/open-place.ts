import type { BackupSettings } from '../../ports/backup.ts'
import type { BackupPlace } from './backup-place.ts'
import { placeInFolder } from './in-folder.ts'
import { placeInS3 } from './in-s3.ts'

/** `isOurs` tells by their names which files are listed: backups, unless said otherwise. */
export const openPlace = (to: BackupSettings['to'], isOurs?: (name: string) => boolean): BackupPlace =>
  'folder' in to ? placeInFolder(to.folder, isOurs) : placeInS3(to.s3, isOurs)
