import type { BackupSettings } from '../../ports/backup.ts'
import type { BackupPlace } from './backup-place.ts'
import { placeInFolder } from './in-folder.ts'
import { placeInS3 } from './in-s3.ts'

export const openPlace = (to: BackupSettings['to']): BackupPlace => ('folder' in to ? placeInFolder(to.folder) : placeInS3(to.s3))
