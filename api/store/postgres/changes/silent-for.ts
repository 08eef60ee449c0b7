import { setTimeout as wait } from 'node:timers/promises'

/** Resolves after this many milliseconds, unless the signal comes first; then never. Time in which this process itself stood still doesn't count. */
export async function silentFor(length: number, signal: AbortSignal): Promise<void> {
  const step = length / 10
  for (let left = 10; left > 0;) {
    const from = performance.now()
    await wait(step, undefined, { ref: false, signal }).catch(() => undefined)
    if (signal.aborted) return new Promise(() => undefined)
    if (performance.now() - from < 2 * step) left -= 1
  }
}
