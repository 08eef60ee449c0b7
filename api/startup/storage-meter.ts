import { statfs } from 'node:fs/promises'
import { openPlace } from '../backup/places/open-place.ts'
import type { Config } from '../config/config.ts'
import { isPictureFile } from '../domain/pictures/picture.ts'
import type { StorageSizes } from '../ports/backup.ts'
import type { World } from '../ports/world.ts'

type Parts = Pick<World, 'store' | 'listBackups'> & { config: Pick<Config, 'databaseUrl' | 'dataDir' | 'picturesTo'> }

/** Measures what this site takes up. What can’t be measured, such as a bucket that doesn’t answer, is null. */
export function createStorageMeter({
  store,
  listBackups,
  config: { databaseUrl, dataDir, picturesTo },
}: Parts): () => Promise<StorageSizes> {
  const pictures = openPlace(picturesTo, isPictureFile)
  const folder = databaseUrl === null ? dataDir : 'folder' in picturesTo ? picturesTo.folder : null
  const free = async () => {
    if (folder === null) return null
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  }
  const known = (size: Promise<number | null>) => size.catch(() => null)
  return async () => {
    const [data, uploads, backups, left] = await Promise.all([
      known(store.size()),
      known(pictures.list().then(sum)),
      listBackups == null ? null : known(listBackups().then(sum)),
      known(free()),
    ])
    return { data, pictures: uploads, backups, free: left }
  }
}

const sum = (files: readonly { bytes: number }[]) => files.reduce((all, { bytes }) => all + bytes, 0)
