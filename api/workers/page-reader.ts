import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import { createSemaphore } from '../domain/semaphore.ts'
import { Unreachable } from '../net/unreachable.ts'
import { Failure } from '../domain/failure.ts'
import { bundleWorker, type WorkerBundle } from './bundle-worker.ts'
import type * as work from './parse-worker.ts'

type Work = typeof work
/**
 * The functions of parse-worker.ts, run in worker threads. Each rejects with Unreachable `unreadable` if its task takes too long or too much
 * memory.
 */
export type PageReader = {
  [Name in keyof Work]: (task: Parameters<Work[Name]>[0], signal?: AbortSignal) => Promise<ReturnType<Work[Name]>>
} & { close: () => Promise<void> }

const threads = 2
const taskMs = 2000

/** Each thread starts with the first task for it. */
export function createPageReader(worker = new URL('parse-worker.ts', import.meta.url)): PageReader {
  const started: Thread[] = []
  const idle: Thread[] = []
  const startAnother = async () => {
    const bundle = await bundleWorker(worker)
    closing.signal.throwIfAborted()
    const thread = createThread(bundle)
    started.push(thread)
    return thread
  }
  // A task’s time starts with the task, so that waiting behind a stuck page doesn’t count.
  const semaphore = createSemaphore({ places: threads, waiting: Number.POSITIVE_INFINITY, retryAfter: 0 })
  const closing = new AbortController()

  const run = async (name: string, what: string, task: unknown, given = closing.signal) => {
    const signal = AbortSignal.any([given, closing.signal])
    signal.throwIfAborted()
    const ended = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    })
    const work = semaphore(async () => {
      const thread = idle.pop() ?? (await startAnother())
      try {
        return await thread.run(task, name, signal)
      } finally {
        idle.push(thread)
      }
    })
    try {
      return await Promise.race([work, ended])
    } catch (error) {
      if (signal.aborted || !isExhausted(error)) throw error
      throw new Unreachable('unreadable', `The ${what} is too large or slow to analyze.`)
    }
  }

  return {
    readHtml: (task, signal) => run('readHtml', 'page', task, signal),
    readRobots: (task, signal) => run('readRobots', 'file', task, signal),
    readSitemap: (task, signal) => run('readSitemap', 'file', task, signal),
    readFeed: (bytes, signal) => run('readFeed', 'file', bytes, signal),
    readManifest: (bytes, signal) => run('readManifest', 'file', bytes, signal),
    measureImage: (bytes, signal) => run('measureImage', 'image', bytes, signal),
    readSitePage: (task, signal) => run('readSitePage', 'page', task, signal),
    allowedPaths: (task, signal) => run('allowedPaths', 'file', task, signal),
    readRules: (task, signal) => run('readRules', 'file', task, signal),
    readDirectoryPage: (task, signal) => run('readDirectoryPage', 'page', task, signal),
    readStyles: (bytes, signal) => run('readStyles', 'file', bytes, signal),
    readFile: (task, signal) => run('readFile', 'file', task, signal),
    readPicture: (task, signal) => run('readPicture', 'image', task, signal),
    runChecks: (facts, signal) => run('runChecks', 'page', facts, signal),
    async close() {
      closing.abort(new Failure('SERVICE_UNAVAILABLE', 'The service is shutting down.', { retryAfter: 10 }))
      await Promise.all(started.map((thread) => thread.close()))
    },
  }
}

type Thread = { run: (task: unknown, name: string, signal: AbortSignal) => ReturnType<Piscina['run']>; close: () => Promise<void> }

/** A thread that is replaced when a task had to be stopped. On a busy machine, its start can take longer than a task may, so it isn’t timed. */
function createThread(workerData: WorkerBundle): Thread {
  const pool = new Piscina({
    filename: fileURLToPath(new URL('thread.cjs', import.meta.url)),
    workerData,
    minThreads: 1,
    maxThreads: 1,
    // A thread needs no loader of its parent, only the source maps of the bundle.
    execArgv: ['--enable-source-maps'],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
  })
  // A thread that dies between tasks is replaced; nothing waits for it.
  pool.on('error', () => {})
  const warmUp = () => pool.run(new Uint8Array(), { name: 'measureImage' }).catch(() => {})
  let ready = warmUp()
  return {
    async run(task, name, signal) {
      await ready
      signal.throwIfAborted()
      const timed = AbortSignal.any([signal, AbortSignal.timeout(taskMs)])
      try {
        return await pool.run(task, { name, signal: timed })
      } catch (error) {
        ready = warmUp()
        throw error
      }
    },
    close: () => pool.destroy(),
  }
}

/** Anything else that a worker throws is a defect of ours. */
const isExhausted = (error: unknown) =>
  error instanceof RangeError ||
  (error instanceof Error && (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')))
