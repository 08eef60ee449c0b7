import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import type { BackupPlace } from '../backup/places/backup-place.ts'
import type { Pictures } from '../ports/pictures.ts'
import type { PictureEncoder } from '../workers/pictures/picture-encoder.ts'

const writeAttempts = 3
/** Milliseconds. */
const betweenAttempts = 100

/** Pictures in a folder or an S3-compatible store, which all processes share. */
export function createPictures(place: BackupPlace, encoder: PictureEncoder, fetch: Pictures['fetch']): Pictures {
  const read: Pictures['read'] = async (name) => ((await place.has(name)) ? buffer(await place.read(name)) : null)
  return {
    encode: encoder.encode,
    async png(name) {
      const file = await read(name)
      return file && encoder.toPng(file)
    },
    fetch,
    read,
    async write(name, bytes) {
      for (let left = writeAttempts; !(await place.has(name)); left -= 1) {
        // Others may write the same picture at this moment, and be in the way.
        const written = place.write(name, Readable.from([bytes], { objectMode: false }))
        await written.catch((error: unknown) => (left > 1 ? wait(betweenAttempts) : Promise.reject(error as Error)))
      }
    },
    list: async () => (await place.list()).map(({ name }) => name),
    remove: place.remove,
    close: encoder.close,
  }
}
