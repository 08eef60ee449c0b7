import { describe, expect, it } from 'vitest'
import { summarizeMonth } from '../../../../api/domain/moderation/summary.ts'

const at = '2026-03-04T12:00:00.000Z'
const hours = (count: number) => new Date(Date.parse(at) - count * 3_600_000).toISOString()
const hour = 3_600_000
const none = { reports: 0, appeals: 0, granted: 0 }

describe('a month of moderation', () => {
  it.each([
    ['none', [], null],
    ['one', [4], 4],
    ['an even number', [1, 3], 2],
    ['an odd number', [100, 1, 3], 3],
  ])('has the median wait of %s', (_, waits, expected) => {
    const decisions = waits.map((wait) => ({ action: 'approve' as const, at, since: hours(wait) }))
    expect(summarizeMonth('2026-03', decisions, none).medianReview).toBe(expected === null ? null : expected * hour)
  })

  it('counts each kind but leaves out what was undone, and undoing itself', () => {
    const undone = { at, by: null }
    const decisions = [
      { action: 'reject' as const, at, since: hours(2) },
      { action: 'reject' as const, at, since: hours(90), undone },
      { action: 'undo' as const, at, since: hours(90), reports: 7 },
      { action: 'take_down' as const, at, since: hours(5), reports: 3 },
      { action: 'take_down' as const, at },
    ]
    expect(summarizeMonth('2026-03', decisions, { reports: 4, appeals: 3, granted: 1 })).toEqual({
      month: '2026-03',
      counts: [
        { action: 'reject', count: 1 },
        { action: 'take_down', count: 2 },
      ],
      reportsReceived: 4,
      reportsSettled: 3,
      appealsReceived: 3,
      appealsGranted: 1,
      medianReview: 2 * hour,
      medianReport: 5 * hour,
    })
  })
})
