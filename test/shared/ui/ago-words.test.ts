import { expect, it } from 'vitest'
import { agoWords } from '../../../shared/ui/day-words.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const now = Date.parse('2026-11-20T10:00:00Z')

it.each([
  [0, 'just now'],
  [-5 * minute, 'just now'],
  [59_999, 'just now'],
  [minute, '1 minute ago'],
  [59.9 * minute, '59 minutes ago'],
  [2.9 * hour, '2 hours ago'],
  [day, 'yesterday'],
  [29 * day, '29 days ago'],
  [65 * day, 'September 16, 2026'],
])('%d ms are %s', (age, words) => {
  expect(agoWords(now - age, now)).toBe(words)
  expect(agoWords(new Date(now - age).toISOString(), new Date(now))).toBe(words)
})
