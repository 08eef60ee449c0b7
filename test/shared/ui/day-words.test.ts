import { expect, it } from 'vitest'
import { dayWords } from '../../../shared/ui/day-words.ts'

it.each([
  ['2026-03-02', 'long', '2 March 2026'],
  ['2026-03-02', 'short', '2 Mar'],
  ['2026-03-02', 'weekday', 'Mon, 2 Mar 2026'],
  ['soon', 'long', 'soon'],
] as const)('%s, %s, is said as %s', (day, style, words) => {
  expect(dayWords(day, style)).toBe(words)
})
