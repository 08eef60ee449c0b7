import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Silence } from '../../../../../api/store/postgres/connections/database-failures.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = () => new Promise<never>(() => {})

it('what waits for a database that answers nobody is given up, later queries sooner: a request often needs several', async () => {
  const silence = new Silence()
  const given: string[] = []
  const ask = (name: string) => void silence.limit(never()).catch(() => given.push(name))
  ask('first')
  await vi.advanceTimersByTimeAsync(2400)
  expect(given).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  expect(given).toEqual(['first'])
  ask('later')
  await vi.advanceTimersByTimeAsync(400)
  expect(given).toEqual(['first'])
  await vi.advanceTimersByTimeAsync(200)
  expect(given).toEqual(['first', 'later'])
})

it('a slow query isn’t given up while others are answered', async () => {
  const silence = new Silence()
  let isGivenUp = false
  void silence.limit(never()).catch(() => (isGivenUp = true))
  for (let second = 0; second < 10; second += 1) {
    await vi.advanceTimersByTimeAsync(1000)
    silence.heard()
  }
  expect(isGivenUp).toBe(false)
})
