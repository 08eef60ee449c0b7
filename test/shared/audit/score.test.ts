import { expect, test } from 'vitest'
import { scoreOf } from '../../../shared/audit/score.ts'

const passed = (weight: number) => ({ status: 'pass' as const, weight })
const warned = (weight: number) => ({ status: 'warn' as const, weight })
const failed = (weight: number) => ({ status: 'fail' as const, weight })

test.each([
  ['all passed', [passed(3), passed(1)], 100],
  ['all failed', [failed(3), failed(1)], 0],
  ['a warning counts half', [warned(2)], 50],
  ['weights decide', [passed(3), failed(1)], 75],
  ['a light warning still keeps it from 100', [passed(299), warned(1)], 99],
  ['what does not count is left out', [passed(1), warned(0)], 100],
  ['nothing ran', [], 0],
])('%s', (_, results, score) => expect(scoreOf(results, null)).toBe(score))

test('a limit lowers the score, and never raises it', () => {
  const limit = { score: 50, reason: 'search engines can’t index the page' }
  expect(scoreOf([passed(1)], limit)).toBe(50)
  expect(scoreOf([passed(1), failed(3)], limit)).toBe(25)
})
