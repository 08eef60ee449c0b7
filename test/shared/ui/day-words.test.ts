import { expect, it } from 'vitest'
import { dayWords } from '../../../shared/ui/day-words.ts'

it.each([
  ['2026-03-02', 'long', 'March 2, 2026'],
  ['2026-03-02', 'short', 'Mar 2'],
  ['2026-03-02', 'weekday', 'Mon, Mar 2, 2026'],
  ['soon', 'long', 'soon'],
] as const)('%s, %s, is said as %s', (day, style, words) => {
  expect(dayWords(day, style)).toBe(words)
})
