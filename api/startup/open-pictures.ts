import { join } from 'node:path'
import type { Logger } from 'pino'
import { openPlace, type BackupPlace } from '../backup/places/backup-place.ts'
import { createPageCamera, type PageCamera } from '../crawler/browser/page-camera.ts'
import type { Config } from '../config/config.ts'
import { createLogoFetcher } from '../crawler/fetch-logo.ts'
import { isPictureFile, keptKey, pictureFile, pictureLimits, type pictureWidths } from '../domain/pictures/picture.ts'
import type { Pictures } from '../ports/pictures.ts'
import type { World } from '../ports/world.ts'
import { keepInFolder, keepInMemory } from '../workers/pictures/kept-pictures.ts'
import { createPictureDrawer } from '../workers/pictures/picture-drawer.ts'
import { createPictureEncoder, type PictureEncoder } from '../workers/pictures/picture-encoder.ts'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

type Opened = Pick<World, 'pictures' | 'drawPicture' | 'fitPicture'> & { closePictures: () => Promise<void> }

/** What keeps pictures, and what draws with them. */
export function openPictures(config: Config, userAgent: string): Opened {
  const { databaseUrl, dataDir, picturesTo, crawlAllow: allow } = config

  const fetchPicture = createLogoFetcher({ allow, userAgent, maxBytes: pictureLimits.bytes })
  const pictures = createPictures(openPlace(picturesTo, isPictureFile), createPictureEncoder(), fetchPicture)
  const drawer = createPictureDrawer(
    databaseUrl === null ? keepInFolder(join(dataDir, 'pictures')) : keepInMemory(),
    fetchDrawable(pictures, config, 320, createLogoFetcher({ allow, userAgent })),
  )
  const fetchToFit = fetchDrawable(pictures, config, 1920, fetchPicture)
  return {
    pictures,
    drawPicture: drawer.draw,
    fitPicture: async (url, wanted) => {
      const file = await fetchToFit(url)
      return file === null ? { error: 'fetch' } : drawer.fit({ file, ...wanted })
    },
    closePictures: async () => void (await Promise.all([drawer.close(), pictures.close()])),
  }
}

/** A picture’s file for what draws it: those that we keep come from where we keep them, in this width. */
const fetchDrawable =
  (
    pictures: Pictures,
    config: Pick<Config, 'siteUrl'>,
    width: (typeof pictureWidths)[number],
    fetch: Pictures['fetch'],
  ): Pictures['fetch'] =>
  (url) => {
    const key = keptKey(url, config.siteUrl)
    return key === null ? fetch(url) : pictures.png(pictureFile(key, width))
  }

/** What takes pictures of audited pages; null unless a browser is set up. As root, which production refuses, Chromium’s sandbox doesn’t start. */
export function createCamera({ auditBrowser, crawlAllow: allow }: Config, userAgent: string, logger: Logger): PageCamera | null {
  if (auditBrowser === null) return null
  const onDefect = (error: unknown) => logger.error({ err: error }, 'the browser for pictures of audited pages failed')
  return createPageCamera({ executable: auditBrowser, allow, userAgent, isSandboxed: process.getuid?.() !== 0, onDefect })
}

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
