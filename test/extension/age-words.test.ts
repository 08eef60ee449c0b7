import { expect, it } from 'vitest'
import { ageWords } from '../../extension/age-words.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

it.each([
  [0, 'just now'],
  [-5 * minute, 'just now'],
  [59_999, 'just now'],
  [minute, '1 minute ago'],
  [59.9 * minute, '59 minutes ago'],
  [2.9 * hour, '2 hours ago'],
  [day, '1 day ago'],
  [29 * day, '29 days ago'],
  [65 * day, '2 months ago'],
])('%d ms are %s', (age, words) => {
  const now = 1_800_000_000_000
  expect(ageWords(now - age, now)).toBe(words)
})
