import { setTimeout } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { Piscina } from 'piscina'
import { createTaskEnd } from './task-end.ts'

type Options = ConstructorParameters<typeof Piscina>[0] & {
  /** Milliseconds of CPU time that a task may use. */
  maxCpuMs: number
  /** Milliseconds after which a thread that isn’t ready for its first task is replaced. */
  maxWarmUpMs: number
}

type RunOptions = {
  signal: AbortSignal
  /** Called with the milliseconds of CPU time that the task has used since the last call. */
  onCpu?: ((ms: number) => void) | undefined
}

/** Runs one task at a time. Rejects with Exhausted if the task uses more CPU time or memory than it may. */
export type LimitedThread = {
  run: (task: unknown, name: string, options: RunOptions) => ReturnType<Piscina['run']>
  close: () => Promise<void>
}

/** A task used more CPU time or memory than it may: its input’s fault, not that of a busy machine. */
export class Exhausted extends Error {
  override name = 'Exhausted'
}

/** How often a running task’s CPU time is checked, in milliseconds. */
const lookMs = 100
/** A thread that doesn’t respond for this long reports its CPU time at the next check. */
const maxLookMs = 10_000

/** Counted in CPU time, because on a busy machine any task takes long. Every new thread runs its script’s `warmUp` before a task. */
export function createLimitedThread({ maxCpuMs, maxWarmUpMs, ...options }: Options): LimitedThread {
  const pool = new Piscina({
    maxThreads: 1,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
    ...options,
  })
  // A thread that dies between tasks is replaced; nothing waits for it.
  pool.on('error', () => {})
  let warm: { worker: Worker; meter: Meter } | null = null
  let warming: Promise<void> | null = null
  const warmUp = async () => {
    // If this fails, so will the task, and it says why.
    await pool.run(undefined, { name: 'warmUp', signal: AbortSignal.timeout(maxWarmUpMs) }).catch(() => undefined)
    const [worker] = pool.threads
    warm = worker === undefined ? null : { worker, meter: createMeter(worker) }
    warming = null
  }
  const ready = async () => {
    if (warm === null || warm.worker !== pool.threads[0]) await (warming ??= warmUp())
    return warm?.meter ?? null
  }

  return {
    async run(task, name, { signal, onCpu = () => undefined }) {
      const end = createTaskEnd([signal])
      const over = new AbortController()
      let used = 0
      const spend = (ms: number) => {
        used += ms
        onCpu(ms)
        if (used > maxCpuMs) end.abort()
      }
      try {
        const meter = await Promise.race([ready(), end.aborted])
        await meter?.last
        signal.throwIfAborted()
        void meter?.watch(spend, over.signal)
        return await pool.run(task, { name, signal: end.signal })
      } catch (error) {
        void ready()
        throw used > maxCpuMs || isOutOfMemory(error) ? new Exhausted('The task used too much CPU time or memory.') : error
      } finally {
        over.abort()
        end.leave()
      }
    },
    close: () => pool.destroy(),
  }
}

const isOutOfMemory = (error: unknown) =>
  error instanceof RangeError || (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')

type Meter = {
  /** Reports the CPU time that the thread uses, regularly until `over` and a last time at the end. */
  watch: (spend: (ms: number) => void, over: AbortSignal) => Promise<void>
  last: Promise<unknown>
}

/** Reads how much CPU time a thread has used. An idle thread uses none. */
function createMeter(worker: Worker): Meter {
  const exited = new Promise<null>((resolve) => worker.once('exit', () => resolve(null)))
  const read = async () => {
    const { user, system } = await worker.cpuUsage()
    return (user + system) / 1000
  }
  let known: number | null = null
  const look = async () => {
    // Also keeps the process alive, which an idle thread doesn’t.
    const answered = new AbortController()
    const late = setTimeout(maxLookMs, null, { signal: answered.signal }).catch(() => null)
    const now = await Promise.race([read().catch(() => null), exited, late])
    answered.abort()
    if (now === null) return 0
    const since = known === null ? 0 : now - known
    known = now
    return since
  }
  const meter: Meter = {
    last: look(),
    async watch(spend, over) {
      while (!over.aborted) {
        await setTimeout(lookMs, undefined, { signal: over }).catch(() => undefined)
        const latest = look()
        meter.last = latest
        spend(await latest)
      }
    },
  }
  return meter
}
