import { statfs } from 'node:fs/promises'
import { openPlace } from '../backup/places/open-place.ts'
import type { Config } from '../config/config.ts'
import { isPictureFile } from '../domain/pictures/picture.ts'
import type { World } from '../ports/world.ts'

type Meter = Required<Pick<World, 'listBackups' | 'measureStorage'>>

/** Lists the backups, and measures what this site takes up. What can’t be measured, such as a bucket that doesn’t answer, is null. */
export function createStorageMeter(
  { databaseUrl, dataDir, picturesTo, backup }: Pick<Config, 'databaseUrl' | 'dataDir' | 'picturesTo' | 'backup'>,
  store: World['store'],
): Meter {
  const pictures = openPlace(picturesTo, isPictureFile)
  const listBackups = backup === null ? null : openPlace(backup.to).list
  const folder = databaseUrl === null ? dataDir : 'folder' in picturesTo ? picturesTo.folder : null
  const free = async () => {
    if (folder === null) return null
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  }
  const known = (size: Promise<number | null>) => size.catch(() => null)
  return {
    listBackups,
    async measureStorage() {
      const [data, uploads, backups, left] = await Promise.all([
        known(store.size()),
        known(pictures.list().then(sum)),
        listBackups && known(listBackups().then(sum)),
        known(free()),
      ])
      return { data, pictures: uploads, backups, free: left }
    },
  }
}

const sum = (files: readonly { bytes: number }[]) => files.reduce((all, { bytes }) => all + bytes, 0)
