import { expect, it } from 'vitest'
import { startBudget } from '../../../../extension/audit/tab/local-audit.ts'

/** Whether the time is used up at each of these moments, in milliseconds, on a computer that gives the popup these shares of its CPU. */
function usedUpAt(moments: number[], shares: number[]): boolean[] {
  let clock = 0
  const isUsedUp = startBudget(
    () => clock,
    () => shares.shift() ?? 1,
  )
  return moments.map((moment) => {
    clock = moment
    return isUsedUp()
  })
}

it.each([
  ['runs from the first check on', [60_000, 62_000, 63_001], [], [false, false, true]],
  ['lasts longer on a computer that does other work', [0, 3500, 5900, 6001], [0.5, 0.5], [false, false, false, true]],
  ['ends if the computer is no longer busy', [0, 3500, 6001, 6002], [0.5, 1], [false, false, true, true]],
  ['ends however busy the computer is', [0, 11_000, 12_001], [0.01, 0.01], [false, false, true]],
  ['stays used up', [0, 3001, 3002, 3003], [1, 0.3, 0.3], [false, true, true, true]],
])('the time for the checks %s', (_, moments, shares, usedUp) => {
  expect(usedUpAt(moments, shares)).toEqual(usedUp)
})
