import { monitorEventLoopDelay } from 'node:perf_hooks'

/** What the bench asks of a server process, over the channel that `fork` opens. */
export type Question = 'cpu' | 'memory' | 'collectedMemory' | 'longestStall'
export type Ready = { ready: { port: number; startMs: number; startCpuMs: number } }
export type Answer = { answer: number }

const watch = monitorEventLoopDelay({ resolution: 1 })

const cpuMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const rssMb = () => process.memoryUsage().rss / 1024 / 1024

const answers: Record<Question, () => number> = {
  cpu: cpuMs,
  memory: rssMb,
  collectedMemory: () => {
    globalThis.gc?.()
    return rssMb()
  },
  /** Since it listens, or since it was last asked. */
  longestStall: () => {
    const longest = watch.max / 1e6
    watch.reset()
    return longest
  },
}

/** Runs `start`, tells the parent the port it listens on and what starting took, and answers questions from then on. */
export async function serveBench(start: () => Promise<number>): Promise<void> {
  const began = performance.now()
  const cpuBefore = cpuMs()
  const port = await start()
  watch.enable()
  const ready: Ready = { ready: { port, startMs: performance.now() - began, startCpuMs: cpuMs() - cpuBefore } }
  process.on('message', (question: Question) => process.send?.({ answer: answers[question]() } satisfies Answer))
  process.on('disconnect', () => process.exit(0))
  process.send?.(ready)
}
