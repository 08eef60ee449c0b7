import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { LRUCache } from 'lru-cache'
import type { FittedPicture } from '../../domain/elsewhere/fields/fitted-picture.ts'
import { Failure } from '../../domain/failure.ts'
import { pictureVersion, type LaunchPicture } from '../../drawing/launch-picture/launch-picture.ts'
import { createLimitedThread } from '../limited-thread.ts'
import type { drawPicture } from './draw-worker.ts'
import type { fitPicture } from './fit-picture.ts'
import type { KeptPictures } from './kept-pictures.ts'
import { minuteMs, hourMs } from '../../../shared/durations.ts'

/** How many images may wait for the drawing thread; each takes about a tenth of a second. */
const maxWaiting = 40
const waitMs = 10_000
/** Milliseconds of CPU time for an image. */
const maxCpuMs = 5000
/** The last resort, for a machine that’s too busy to draw. */
const maxBusyMs = 30_000

/** A picture whose logo couldn’t be fetched or drawn isn’t kept for good: its host may have been down, or the logo slow to draw. */
const maxWithoutLogo = 50

type Task = Parameters<typeof drawPicture>[0]
type FitTask = Parameters<typeof fitPicture>[0]

/** Fetches a logo’s file; null if it can’t be fetched. Rejects only if we’re too busy. */
type FetchLogo = (url: string) => Promise<Uint8Array | null>

export type PictureDrawer = {
  draw: (picture: LaunchPicture) => Promise<Uint8Array>
  /** Another picture’s file in the size that is asked for. Throws Failure SERVICE_UNAVAILABLE like `draw`. */
  fit: (task: FitTask) => Promise<FittedPicture>
  close: () => Promise<void>
}

/**
 * Draws the social images of launches in a thread of its own, so that neither reads nor audits wait for it. An image is drawn on first
 * request and kept; a changed listing has a new key. A logo that can’t be fetched or drawn is replaced by a generated one, and
 * tried again after an hour. Throws Failure SERVICE_UNAVAILABLE if we’re too busy.
 */
export function createPictureDrawer(kept: KeptPictures, fetchLogo: FetchLogo, logoRetryMs = hourMs): PictureDrawer {
  const withoutLogo = new LRUCache<string, Uint8Array>({ max: maxWithoutLogo, ttl: logoRetryMs })
  const thread = createLimitedThread({
    filename: fileURLToPath(new URL('draw-worker.ts', import.meta.url)),
    minThreads: 0,
    maxCpuMs,
    maxWarmUpMs: maxBusyMs,
    // Fonts are freed by finalizers, which never run in a thread that blocks until its next task.
    atomics: 'disabled',
    idleTimeout: minuteMs,
    // Node runs the worker’s TypeScript natively; the parent’s loaders would only slow its start.
    execArgv: [],
  })
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  /** One at a time. */
  const run = <T>(name: string, task: unknown): Promise<T> => {
    if (waiting >= maxWaiting) return Promise.reject(tooMany())
    waiting += 1
    const latest = performance.now() + waitMs
    const drawing = last.then(async () => {
      if (performance.now() > latest) throw tooMany()
      const signal = AbortSignal.timeout(maxBusyMs)
      try {
        return (await thread.run(task, name, { signal })) as T
      } catch (error) {
        throw signal.aborted ? tooMany() : error
      }
    })
    last = drawing.then(
      () => (waiting -= 1),
      () => (waiting -= 1),
    )
    return drawing
  }
  const drawOne = (task: Task) => run<Uint8Array>('drawPicture', task)
  const underWay = new Map<string, Promise<Uint8Array>>()

  const drawAndKeep = async (key: string, picture: LaunchPicture): Promise<Uint8Array> => {
    const found = withoutLogo.get(key) ?? (await kept.find(key))
    if (found !== null) return found
    const [logo, icon] = await Promise.all([picture.logo, picture.icon].map(async (url) => (url === '' ? null : fetchLogo(url))))
    // Whatever a logo’s file does to the renderer, the launch gets its picture.
    const own = logo == null ? null : await drawOne({ picture, logo, icon: icon ?? null }).catch(nullUnlessBusy)
    const png = own ?? (await drawOne({ picture, logo: null, icon: icon ?? null }))
    if (picture.logo !== '' && own === null) withoutLogo.set(key, png)
    else await kept.keep(key, png)
    return png
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
    fit: async (task) => (await run<FittedPicture>('fitPicture', task).catch(nullUnlessBusy)) ?? { error: 'format' },
    close: () => thread.close(),
  }
}

const tooMany = () => new Failure('SERVICE_UNAVAILABLE', 'Too many images are being drawn. Try again in a few seconds.', { retryAfter: 5 })

function nullUnlessBusy(error: unknown): null {
  if (error instanceof Failure) throw error
  return null
}
