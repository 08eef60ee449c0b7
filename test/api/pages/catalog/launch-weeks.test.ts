import { describe, expect, it } from 'vitest'
import { groupByWeek } from '../../../../api/pages/catalog/catalog-list.tsx'

const titles = (now: string, ...days: string[]) =>
  groupByWeek(
    days.map((launchDate) => ({ launchDate })),
    new Date(now),
  ).map(({ title, days, launches }) => [title, days, launches.length])

describe('weeks of launches', () => {
  it.each([
    [
      'a Sunday belongs to the week of its Monday',
      '2026-03-08T23:59:59Z',
      ['2026-03-08', '2026-03-02'],
      [['This week', 'March 2 – 8, 2026', 2]],
    ],
    [
      'a Monday begins the next',
      '2026-03-09T00:00:00Z',
      ['2026-03-09', '2026-03-08'],
      [
        ['This week', 'March 9 – 15, 2026', 1],
        ['Last week', 'March 2 – 8, 2026', 1],
      ],
    ],
    [
      'a week over New Year names both years',
      '2026-03-09T00:00:00Z',
      ['2026-12-31', '2027-01-01'],
      [['December 28, 2026 – January 3, 2027', '', 2]],
    ],
  ])('%s', (_, now, days, expected) => {
    expect(titles(now, ...days)).toEqual(expected.map((row) => row.map((cell) => (typeof cell === 'string' ? spaced(cell) : cell))))
  })
})

/** Intl sets thin spaces around the dash. */
const spaced = (text: string) => text.replaceAll(' – ', '\u2009–\u2009')
