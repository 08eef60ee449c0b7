import { statfs } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { openPlace } from '../backup/places/backup-place.ts'
import type { Config } from '../config/config.ts'
import { isPictureFile } from '../domain/pictures/picture.ts'
import type { World } from '../ports/world.ts'

type Meter = Required<Pick<World, 'listBackups' | 'measureStorage'>>

/** How long a page waits for a bucket or a database. Milliseconds. */
const longest = 5000

/** Lists the backups, and measures what this site takes up. What can’t be measured, such as a bucket that doesn’t answer, is null. */
export function createStorageMeter(
  { databaseUrl, dataDir, picturesTo, backup }: Pick<Config, 'databaseUrl' | 'dataDir' | 'picturesTo' | 'backup'>,
  store: Pick<World['store'], 'size'>,
  patience = longest,
): Meter {
  const inTime = <T>(work: Promise<T>): Promise<T> => {
    const late = async () => {
      await wait(patience, null, { ref: false })
      throw new Error('The place didn’t answer in time.')
    }
    return Promise.race([work, late()])
  }
  const known = (size: Promise<number | null>) => inTime(size).catch(() => null)
  const pictures = openPlace(picturesTo, isPictureFile)
  const backups = backup && openPlace(backup.to)
  const folder = databaseUrl === null ? dataDir : 'folder' in picturesTo ? picturesTo.folder : null
  const free = async () => {
    if (folder === null) return null
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  }
  return {
    listBackups: backups && (() => inTime(backups.list())),
    async measureStorage() {
      const uploads = pictures.list().then((files) => files.reduce((all, { bytes }) => all + bytes, 0))
      const [data, size, left] = await Promise.all([known(store.size()), known(uploads), known(free())])
      return { data, pictures: size, free: left }
    },
  }
}
