import { fileURLToPath } from 'node:url'
import { createSemaphore } from '../domain/semaphore.ts'
import { Unreachable } from '../net/unreachable.ts'
import { Failure, tooBusy } from '../domain/failure.ts'
import { bundleWorker, type WorkerBundle } from './bundle-worker.ts'
import { createTaskEnd } from './task-end.ts'
import { createLimitedThread, Exhausted, type LimitedThread } from './limited-thread.ts'
import type * as work from './parse-worker.ts'

type Work = Omit<typeof work, 'warmUp'>
/** After `pause()`, no time counts against the site until the returned function is called. `by` shares the threads. */
export type ReadingTime = { pause: () => () => void; spend: (cpuMs: number) => void; by?: string | undefined }
/** Each rejects with Unreachable `unreadable` for too much CPU time or memory, and SERVICE_UNAVAILABLE if this machine is busy. */
export type PageReader = {
  [Name in keyof Work]: (task: Parameters<Work[Name]>[0], signal?: AbortSignal) => Promise<ReturnType<Work[Name]>>
} & {
  /** The same reader, whose tasks count for a visit. */
  within: (time: ReadingTime) => PageReader
  close: () => Promise<void>
}

const maxThreads = 2
/** Milliseconds of CPU time for a task. */
const cpuMsPerTask = 2000
/** The last resort: within this many milliseconds, a task must have been queued and run. */
const maxBusyMs = 40_000

/** Each thread starts with the first task for it. */
export function createPageReader(
  worker = new URL('parse-worker.ts', import.meta.url),
  { maxMs = maxBusyMs, maxCpuMs = cpuMsPerTask } = {},
): PageReader {
  const started: LimitedThread[] = []
  const idle: LimitedThread[] = []
  const startAnother = async () => {
    const bundle = await bundleWorker(worker)
    closing.signal.throwIfAborted()
    const thread = threads.start(bundle, maxCpuMs, maxMs)
    started.push(thread)
    return thread
  }
  const semaphore = createSemaphore({ places: maxThreads, waiting: Number.POSITIVE_INFINITY, retryAfter: 0 })
  const closing = new AbortController()

  const run = async (name: string, what: string, task: unknown, given: AbortSignal, time: ReadingTime | null) => {
    const end = createTaskEnd([given, closing.signal])
    const { signal } = end
    signal.throwIfAborted()
    const timer = setTimeout(() => end.abort(tooBusy()), maxMs)
    const work = semaphore(async () => {
      signal.throwIfAborted()
      const thread = idle.pop() ?? (await startAnother())
      try {
        return await thread.run(task, name, { signal, onCpu: time?.spend })
      } finally {
        idle.push(thread)
      }
    }, time?.by)
    try {
      return await Promise.race([work, end.aborted])
    } catch (error) {
      if (error instanceof Exhausted) throw new Unreachable('unreadable', `The ${what} is too large or slow to analyze.`)
      throw signal.aborted ? signal.reason : error
    } finally {
      clearTimeout(timer)
      end.leave()
    }
  }

  const readerFor = (time: ReadingTime | null): PageReader => {
    const read = async (name: string, what: string, task: unknown, signal = closing.signal) => {
      const resume = time?.pause()
      try {
        return await run(name, what, task, signal, time)
      } finally {
        resume?.()
      }
    }
    return {
      readHtml: (task, signal) => read('readHtml', 'page', task, signal),
      readRobots: (task, signal) => read('readRobots', 'file', task, signal),
      readSitemap: (task, signal) => read('readSitemap', 'file', task, signal),
      readFeed: (bytes, signal) => read('readFeed', 'file', bytes, signal),
      readManifest: (bytes, signal) => read('readManifest', 'file', bytes, signal),
      measureImage: (bytes, signal) => read('measureImage', 'image', bytes, signal),
      readSitePage: (task, signal) => read('readSitePage', 'page', task, signal),
      allowedPaths: (task, signal) => read('allowedPaths', 'file', task, signal),
      readRules: (task, signal) => read('readRules', 'file', task, signal),
      readDirectoryPage: (task, signal) => read('readDirectoryPage', 'page', task, signal),
      readStyles: (bytes, signal) => read('readStyles', 'file', bytes, signal),
      readScript: (bytes, signal) => read('readScript', 'file', bytes, signal),
      readFont: (bytes, signal) => read('readFont', 'file', bytes, signal),
      readPicture: (task, signal) => read('readPicture', 'image', task, signal),
      runChecks: (facts, signal) => read('runChecks', 'page', facts, signal),
      within: readerFor,
      async close() {
        closing.abort(new Failure('SERVICE_UNAVAILABLE', 'The service is shutting down.', { retryAfter: 10 }))
        await Promise.all(started.map((thread) => threads.end(thread, idle.includes(thread))))
      },
    }
  }
  return readerFor(null)
}

/** Starts threads, and ends those of a closed reader. Tests keep the idle ones for the next reader (test/support/kept-threads.ts). */
export const threads = {
  start: (workerData: WorkerBundle, maxCpuMs: number, maxWarmUpMs: number): LimitedThread =>
    createLimitedThread({
      filename: fileURLToPath(new URL('thread.cjs', import.meta.url)),
      workerData,
      minThreads: 1,
      maxCpuMs,
      maxWarmUpMs,
      // A thread needs no loader of its parent, only the source maps of the bundle.
      execArgv: ['--enable-source-maps'],
    }),
  end: (thread: LimitedThread, _isIdle: boolean): Promise<void> => thread.close(),
}
