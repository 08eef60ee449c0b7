import { Piscina } from 'piscina'
import { createGate } from './gate.ts'
import type { measureImage, readHtml } from './parse-worker.ts'
import { Unreachable } from './unreachable.ts'

/** Parses in worker threads. Both reject with Unreachable `unreadable` when the bytes take too long or too much memory. */
export type PageReader = {
  readHtml: (task: Parameters<typeof readHtml>[0], signal: AbortSignal) => Promise<ReturnType<typeof readHtml>>
  measureImage: (bytes: Uint8Array, signal: AbortSignal) => Promise<ReturnType<typeof measureImage>>
  close: () => Promise<void>
}

const threads = 2
const taskMs = 2000

export function createPageReader(): PageReader {
  const pool = new Piscina({
    filename: new URL('parse-worker.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: threads,
    // Node runs the worker's TypeScript by itself; a loader of the parent would only slow each new thread down.
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
  })
  // The time of a task runs from its start: who waits behind a stuck page is not judged by it.
  const gate = createGate({ places: threads, waiting: Number.POSITIVE_INFINITY, retryAfter: 0 })

  const run = (name: string, task: unknown, signal: AbortSignal) =>
    gate(async () => {
      try {
        return await pool.run(task, { name, signal: AbortSignal.any([signal, AbortSignal.timeout(taskMs)]) })
      } catch {
        throw new Unreachable('unreadable', 'The page could not be read: it took too long or too much memory.')
      }
    })

  return {
    readHtml: (task, signal) => run('readHtml', task, signal),
    measureImage: (bytes, signal) => run('measureImage', bytes, signal),
    close: () => pool.destroy(),
  }
}
