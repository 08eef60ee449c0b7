/** Enough that other work on the machine interrupts some of them; each takes about two milliseconds. */
const runs = 16
/** The work takes longer until the browser has compiled it. */
const warmUps = 4
const steps = 1_000_000

/** The same amount each time. Its result is used, so that no browser optimizes it away. */
function work(seed: number): number {
  let value = seed
  for (let step = 0; step < steps; step++) value = (Math.imul(value, 31) + step) | 0
  return value
}

/**
 * The share of CPU time that this page gets now, from 0 to 1: how long a fixed piece of work takes at best, against how long it takes on
 * average. On a busy machine the work is interrupted, and so is whatever the page does.
 */
export function cpuShare(now: () => number = () => performance.now(), doWork: (seed: number) => number = work): number {
  const times: number[] = []
  for (let run = -warmUps, seed = 0; run < runs; run++) {
    const before = now()
    seed = doWork(seed)
    if (run >= 0) times.push(now() - before)
  }
  const total = times.reduce((sum, time) => sum + time, 0)
  return total === 0 ? 1 : (Math.min(...times) * times.length) / total
}
