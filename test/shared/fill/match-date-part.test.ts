import { expect, test } from 'vitest'
import { matchDatePart } from '../../../shared/fill/values/match-date-part.ts'

const months = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ')

test.each<[part: 'year' | 'month' | 'day', options: string[], values: string[], option: string | null]>([
  ['year', ['Year', '2025', '2026'], ['', '2025', '2026'], '2026'],
  ['year', ['2024', '2025'], ['2024', '2025'], null],
  ['month', ['--', '1月', '2月', '12月'], ['', '1月', '2月', '12月'], '12月'],
  ['month', ['Monat', ...months], ['', ...months], 'Dezember'],
  ['month', ['Monat', ...months.slice(0, 6)], ['', ...months.slice(0, 6)], null],
  ['day', ['Day', '01', '02'], ['', '01', '02'], '01'],
])('the %s among %j', (part, options, values, option) => {
  expect(matchDatePart('2026-12-01', part, options, values)).toBe(option)
})
