import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cpuShare, meterCpu } from '../../../shared/rendered/cpu-share.ts'

/** The share of a page whose work takes these milliseconds, again and again. */
function shareWith(times: number[]): number {
  let clock = 0
  let run = 0
  const doWork = () => {
    clock += times[run % times.length] ?? 0
    run += 1
    return 0
  }
  return cpuShare(() => clock, doWork)
}

it.each([
  ['always takes the same', [2], 1],
  ['is interrupted every other time for as long', [2, 4], 2 / 3],
  ['is interrupted by eight others', [2, 18, 18, 18], 2 / 14],
  ['is quicker than the clock can tell', [0], 1],
])('a page whose work %s gets its share of the CPU', (_what, times, share) => {
  expect(shareWith(times)).toBeCloseTo(share)
})

it('the work itself takes time, in this process too', () => {
  expect(cpuShare()).toBeGreaterThan(0)
  expect(cpuShare()).toBeLessThanOrEqual(1)
})

describe('the share of a page while it loads', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** Runs of two milliseconds, which take this many times as long from `busyFrom` on. */
  function load({ busyFrom = Infinity, times = 4, ms = 2000 } = {}) {
    let clock = 0
    const doWork = () => {
      clock += clock >= busyFrom ? 2 * times : 2
      return 0
    }
    const meter = meterCpu(() => clock, doWork)
    for (; clock < ms; clock += 400) vi.advanceTimersByTime(400)
    return meter
  }

  it('is all of the CPU on a quiet machine', () => expect(load().until(2000)).toBe(1))

  it('is measured again and again until the paint, and what comes after it doesn’t count', () => {
    const meter = load({ busyFrom: 1500, ms: 4000 })
    expect(meter.until(1400)).toBe(1)
    expect(meter.until(4000)).toBeLessThan(0.6)
  })

  it('isn’t known of a paint that was too quick to measure', () => expect(load().until(300)).toBeNull())

  it('is no longer measured after the end', () => {
    const meter = load()
    meter.stop()
    expect(vi.getTimerCount()).toBe(0)
  })
})
