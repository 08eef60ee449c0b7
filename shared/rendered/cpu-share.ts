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
  timeRuns(warmUps, now, doWork)
  return shareOf(timeRuns(runs, now, doWork)) ?? 1
}

function timeRuns(count: number, now: () => number, doWork: (seed: number) => number): number[] {
  let seed = 0
  return Array.from({ length: count }, () => {
    const before = now()
    seed = doWork(seed)
    return now() - before
  })
}

/** Null if these are too few to tell. */
function shareOf(times: number[]): number | null {
  const total = times.reduce((sum, time) => sum + time, 0)
  if (times.length < runs) return null
  return total === 0 ? 1 : (Math.min(...times) * times.length) / total
}

/** Milliseconds between two measurements while a page loads, which take up a thirtieth of the time. */
const pauseMs = 400
const runsEach = 6

/**
 * Measures the share of CPU time that this page gets while it loads, from its first moment. `until` says what it was up to a time (as
 * performance.now), null if that can’t be told: a page whose own scripts keep it busy isn’t measured meanwhile.
 */
export function meterCpu(
  now: () => number = performance.now.bind(performance),
  doWork: (seed: number) => number = work,
): { until: (at: number) => number | null; stop: () => void } {
  timeRuns(warmUps, now, doWork)
  const measured: { at: number; times: number[] }[] = []
  const measure = () => void measured.push({ at: now(), times: timeRuns(runsEach, now, doWork) })
  measure()
  const timer = setInterval(measure, pauseMs)
  return {
    until: (end) => shareOf(measured.filter(({ at }) => at <= end).flatMap(({ times }) => times)),
    stop: () => clearInterval(timer),
  }
}
