import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import type { FetchLogo } from '../../crawler/fetch-logo.ts'
import { Failure } from '../../domain/failure.ts'
import { pictureVersion, type LaunchPicture } from '../../drawing/launch-picture/launch-picture.ts'
import type { drawPicture } from './draw-worker.ts'
import type { KeptPictures } from './kept-pictures.ts'

/** At most this many pictures wait for the one thread that draws; each takes about a tenth of a second. */
const mostWaiting = 40
const drawMs = 10_000

export type PictureDrawer = { draw: (picture: LaunchPicture) => Promise<Uint8Array>; close: () => Promise<void> }

/**
 * Draws the social images of launches in a thread of its own, so that neither reads nor audits wait for one. A picture is drawn when it is
 * first asked for, and kept; a changed listing has another key. A logo that can’t be fetched or drawn is replaced by a drawn one. Throws
 * Failure SERVICE_UNAVAILABLE if too many are waiting.
 */
export function createPictureDrawer(kept: KeptPictures, fetchLogo: FetchLogo): PictureDrawer {
  const pool = new Piscina({
    filename: fileURLToPath(new URL('draw-worker.ts', import.meta.url)),
    name: 'drawPicture',
    minThreads: 0,
    maxThreads: 1,
    maxQueue: mostWaiting,
    idleTimeout: 60_000,
    // Node runs the worker’s TypeScript by itself; a loader of the parent’s would only slow its start.
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
  })
  // The pool replaces a thread that dies between tasks; nothing waits for it.
  pool.on('error', () => {})
  const run = (task: Parameters<typeof drawPicture>[0]) =>
    pool.run(task, { signal: AbortSignal.timeout(drawMs) }) as ReturnType<typeof drawPicture>
  const underWay = new Map<string, Promise<Uint8Array>>()

  const drawAndKeep = async (key: string, picture: LaunchPicture): Promise<Uint8Array> => {
    const found = await kept.find(key)
    if (found !== null) return found
    const logo = picture.logo === '' ? null : await fetchLogo(picture.logo)
    try {
      // Whatever a logo’s file does to the renderer, the launch gets its picture.
      const png = await run({ picture, logo }).catch((error: unknown) =>
        logo === null || isFull(error) ? Promise.reject(error) : run({ picture, logo: null }),
      )
      await kept.keep(key, png)
      return png
    } catch (error) {
      if (!isFull(error) && !isLate(error)) throw error
      throw new Failure('SERVICE_UNAVAILABLE', 'Too many images are being drawn. Try again in a few seconds.', { retryAfter: 5 })
    }
  }

  return {
    draw(picture) {
      const key = createHash('sha256')
        .update(`${picture.slug} ${pictureVersion(picture)}`)
        .digest('hex')
      const running = underWay.get(key)
      if (running !== undefined) return running
      const drawing = drawAndKeep(key, picture).finally(() => underWay.delete(key))
      underWay.set(key, drawing)
      return drawing
    },
    close: () => pool.destroy(),
  }
}

const isFull = (error: unknown) => error instanceof Error && error.message === 'Task queue is at limit'
const isLate = (error: unknown) => error instanceof Error && error.name === 'AbortError'
