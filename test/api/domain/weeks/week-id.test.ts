import { describe, expect, it } from 'vitest'
import { readWeekId, weekAfter, weekDays, weekId } from '../../../../api/domain/weeks/week-id.ts'

describe('the id of a week', () => {
  it.each([
    ['2026-w48', { year: 2026, week: 48 }, { from: '2026-11-23', to: '2026-11-29' }],
    ['2026-w01', { year: 2026, week: 1 }, { from: '2025-12-29', to: '2026-01-04' }],
    ['2026-w53', { year: 2026, week: 53 }, { from: '2026-12-28', to: '2027-01-03' }],
  ])('%s names a week and its days', (id, week, days) => {
    expect(readWeekId(id)).toEqual(week)
    expect(weekId(week)).toBe(id)
    expect(weekDays(week)).toEqual(days)
  })

  it.each(['2025-w53', '2026-w54', '2026-w00', '0000-w01', '0099-w10', '2026-W48', '2026-w8', '2026-w048', '2026-48', ' 2026-w48', ''])(
    '“%s” names none',
    (id) => {
      expect(readWeekId(id)).toBeNull()
    },
  )

  it('weeks follow each other over New Year', () => {
    expect(weekAfter({ year: 2026, week: 53 })).toEqual({ year: 2027, week: 1 })
    expect(weekAfter({ year: 2027, week: 1 }, -1)).toEqual({ year: 2026, week: 53 })
  })
})
