import { monitorEventLoopDelay } from 'node:perf_hooks'
import { watchTurns } from '../turns.ts'

/** What the bench asks of a server process, over the channel that `fork` opens. `load` is for the bare server alone. */
export type Question = 'load' | 'cpu' | 'memory' | 'collectedMemory' | 'stallP99' | 'longestStall' | 'longestTurn'
export type Ready = { ready: { port: number; startMs: number; startCpuMs: number } }
export type Answer = { answer: number }

const watch = monitorEventLoopDelay({ resolution: 1 })

const cpuMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Looked at only once somebody asks, because looking takes time too. */
let turns: (() => number) | null = null

const rssMb = () => process.memoryUsage().rss / 1024 / 1024

const answers: Record<Exclude<Question, 'load'>, () => number> = {
  cpu: cpuMs,
  memory: rssMb,
  collectedMemory: () => {
    globalThis.gc?.()
    return rssMb()
  },
  /** As `longestStall`, but resets nothing: how late the event loop was, once in a hundred times that it was looked at. */
  stallP99: () => watch.percentile(99) / 1e6,
  /** Since it listens, or since it was last asked. */
  longestStall: () => {
    const longest = watch.max / 1e6
    watch.reset()
    return longest
  },
  /** As `longestStall`, but what the main thread itself did meanwhile: time in which others had the processor does not count. */
  longestTurn: () => (turns ??= watchTurns())(),
}

/** Runs `start`, tells the parent the port it listens on and what starting took, and answers questions from then on. */
export async function serveBench(start: () => Promise<number>, load: () => number = () => 0): Promise<void> {
  const began = performance.now()
  const cpuBefore = cpuMs()
  const port = await start()
  watch.enable()
  const ready: Ready = { ready: { port, startMs: performance.now() - began, startCpuMs: cpuMs() - cpuBefore } }
  process.on('message', (question: Question) => {
    const answer = question === 'load' ? load() : answers[question]()
    process.send?.({ answer } satisfies Answer)
  })
  process.on('disconnect', () => process.exit(0))
  process.send?.(ready)
}
