import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { coalesceRuns } from '../../../api/domain/coalesce-runs.ts'

it.each([0, 1, 2, 3, 4, 5])('at most one run happens at a time, also if somebody asks %i turns after one has ended', async (turns) => {
  let running = 0
  let max = 0
  let begun = 0
  const ask = coalesceRuns(async () => {
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

it('a run that fails while another waits fails no later one', async () => {
  let begun = 0
  const ask = coalesceRuns(async () => {
    const number = (begun += 1)
    await wait(1)
    if (number < 3) throw new Error(`run ${number}`)
  })
  const first = ask()
  const second = ask()
  await expect(first).rejects.toThrow('run 1')
  await expect(second).rejects.toThrow('run 2')
  await expect(ask()).resolves.toBeUndefined()
  expect(begun).toBe(3)
})

it('is settled once nothing runs or waits, also if that fails', async () => {
  let begun = 0
  const ask = coalesceRuns(async () => {
    begun += 1
    await wait(1)
    throw new Error('fails')
  })
  const asked = Promise.allSettled([ask(), ask()])
  await expect(ask.settled()).resolves.toBeUndefined()
  expect(begun).toBe(2)
  await asked
})
