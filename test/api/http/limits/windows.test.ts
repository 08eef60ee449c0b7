import { expect, it } from 'vitest'
import { Windows } from '../../../../api/http/limits/windows.ts'

it('a stretch begins with what is counted first, and ends as long after that', () => {
  const windows = new Windows(1000)
  windows.at('ada', 0).taken = 3
  expect(windows.at('ada', 999)).toEqual({ taken: 3, ends: 1000 })
  expect(windows.at('ada', 1000)).toEqual({ taken: 0, ends: 2000 })
})

it('every key has its own', () => {
  const windows = new Windows(1000)
  windows.at('ada', 0).taken = 3
  expect(windows.at('bob', 500)).toEqual({ taken: 0, ends: 1500 })
})

it('those that have ended are forgotten, whoever comes next', () => {
  const windows = new Windows(1000)
  for (let caller = 0; caller < 100; caller += 1) windows.at(`caller ${caller}`, caller)
  windows.at('late', 1050)
  expect(windows.size).toBe(50)
})
