import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { shareQuery } from '../../../../../api/store/postgres/changes/share-query.ts'

it.each([0, 1, 2, 3, 4, 5])('at most one query runs at a time, also if somebody asks %i turns after one has ended', async (turns) => {
  let running = 0
  let max = 0
  let begun = 0
  const ask = shareQuery(async () => {
    const number = (begun += 1)
    max = Math.max(max, (running += 1))
    await wait(1)
    running -= 1
    return number
  })
  const first = ask()
  const second = ask()
  expect(await first).toBe(1)
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
  const later = ask()
  expect(await second).toBe(2)
  expect(await later).toBeGreaterThanOrEqual(2)
  expect(max).toBe(1)
})
