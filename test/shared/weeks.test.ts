import { describe, expect, test } from 'vitest'
import { nextWeeks, startOfWeek, weekOf } from '../../shared/weeks.ts'

/** Monday, ISO year, ISO week: calendar facts, New Year of every kind. */
const mondays: [string, number, number][] = [
  ['2018-12-31', 2019, 1],
  ['2020-12-28', 2020, 53],
  ['2021-01-04', 2021, 1],
  ['2023-01-02', 2023, 1],
  ['2024-12-30', 2025, 1],
  ['2025-12-29', 2026, 1],
  ['2026-12-21', 2026, 52],
  ['2026-12-28', 2026, 53],
  ['2027-01-04', 2027, 1],
  ['2028-01-03', 2028, 1],
  ['2032-12-27', 2032, 53],
]

describe.each(mondays)('the week of %s', (monday, year, week) => {
  test(`is ${year}-W${week} from its first to its last moment`, () => {
    const start = Date.parse(`${monday}T00:00:00Z`)
    expect(weekOf(new Date(start))).toEqual({ year, week })
    expect(weekOf(new Date(start + 7 * 86_400_000 - 1))).toEqual({ year, week })
    expect(weekOf(new Date(start - 1))).not.toEqual({ year, week })
  })
  test('starts on that Monday', () => expect(startOfWeek({ year, week })).toBe(monday))
})

test.each([
  ['Sunday night', '2026-11-22T23:59:59Z', '2026-11-23'],
  ['midnight on Monday', '2026-11-23T00:00:00Z', '2026-11-30'],
  ['Monday afternoon', '2026-11-23T15:00:00Z', '2026-11-30'],
  ['Friday', '2026-11-20T12:00:00Z', '2026-11-23'],
])('on %s the first week offered is the one after it', (_, now, startsOn) => {
  expect(nextWeeks(new Date(now), 1)[0]?.startsOn).toBe(startsOn)
})

test('weeks follow one another through the week 53 of 2026', () => {
  expect(nextWeeks(new Date('2026-12-18T08:00:00Z'), 4)).toEqual([
    { year: 2026, week: 52, startsOn: '2026-12-21' },
    { year: 2026, week: 53, startsOn: '2026-12-28' },
    { year: 2027, week: 1, startsOn: '2027-01-04' },
    { year: 2027, week: 2, startsOn: '2027-01-11' },
  ])
})
