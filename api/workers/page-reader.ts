import { Piscina } from 'piscina'
import { createGate } from '../crawler/gate.ts'
import type * as work from './parse-worker.ts'
import { Unreachable } from '../crawler/unreachable.ts'

type Work = typeof work
/**
 * Everything of parse-worker.ts, done in worker threads. All reject with Unreachable `unreadable` when the bytes take too long or too much
 * memory.
 */
export type PageReader = {
  [Name in keyof Work]: (task: Parameters<Work[Name]>[0], signal: AbortSignal) => Promise<ReturnType<Work[Name]>>
} & { close: () => Promise<void> }

const threads = 2
const taskMs = 2000

export function createPageReader(worker = new URL('parse-worker.ts', import.meta.url)): PageReader {
  const pool = new Piscina({
    filename: worker.href,
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: 30_000,
    // Node runs the worker's TypeScript by itself; a loader of the parent would only slow each new thread down.
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
  })
  // A thread that dies between tasks is replaced by the pool; nobody waits for it.
  pool.on('error', () => {})
  // The time of a task runs from its start: who waits behind a stuck page is not judged by it.
  const gate = createGate({ places: threads, waiting: Number.POSITIVE_INFINITY, retryAfter: 0 })

  const run = async (name: string, what: string, task: unknown, signal: AbortSignal) => {
    signal.throwIfAborted()
    const ended = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    })
    const work = gate(() => pool.run(task, { name, signal: AbortSignal.any([signal, AbortSignal.timeout(taskMs)]) }))
    try {
      return await Promise.race([work, ended])
    } catch (error) {
      if (signal.aborted || !isExhausted(error)) throw error
      throw new Unreachable('unreadable', `The ${what} could not be read: it takes too long or too much memory.`)
    }
  }

  return {
    readHtml: (task, signal) => run('readHtml', 'page', task, signal),
    readRobots: (task, signal) => run('readRobots', 'file', task, signal),
    readSitemap: (task, signal) => run('readSitemap', 'file', task, signal),
    measureImage: (bytes, signal) => run('measureImage', 'image', bytes, signal),
    judge: (facts, signal) => run('judge', 'page', facts, signal),
    close: () => pool.destroy(),
  }
}

/** Anything else that a worker throws is a defect, to be logged and mended. */
const isExhausted = (error: unknown) =>
  error instanceof RangeError ||
  (error instanceof Error && (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')))
