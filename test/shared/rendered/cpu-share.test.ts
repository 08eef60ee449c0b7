import { expect, it } from 'vitest'
import { cpuShare } from '../../../shared/rendered/cpu-share.ts'

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
