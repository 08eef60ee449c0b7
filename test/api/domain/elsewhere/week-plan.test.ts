import { describe, expect, it } from 'vitest'
import { lastDayOf, layOut, withinBudget } from '../../../../api/domain/elsewhere/week-plan.ts'
import { literalEntry } from '../../../support/literal-directory.ts'

// November 22, 2026 is a Sunday, December 7 a Monday.
const soon = { today: '2026-11-22', launchDay: '2026-12-07', isLive: false, hours: 2, releasedOn: null }
const lay = (facts: Parameters<typeof literalEntry>[1][], options: Partial<typeof soon> | { launchDay: null } = {}) =>
  layOut(
    facts.map((each, at) => ({ entry: literalEntry(`d${at}`, { type: 'community', ...each }) })),
    { ...soon, ...options },
  ).map(({ slug, day, week, accountBy }) => [slug, day, week, accountBy])

describe('a plan for a launch in two weeks', () => {
  it('sends each so that it goes live in the launch week', () => {
    expect(lay([{ waitDays: 0 }, { waitDays: 5 }, { waitDays: 14 }, {}])).toEqual([
      ['d2', '2026-11-23', -2, null],
      ['d1', '2026-11-30', -1, null],
      ['d0', '2026-12-07', 0, null],
      ['d3', '2026-12-08', 0, null],
    ])
  })

  it('has at most five a week: what waits for an answer goes sooner, what goes live at once goes later', () => {
    const waits = lay(Array.from({ length: 7 }, () => ({ waitDays: 7 })))
    expect(waits.map(([, , week]) => week)).toEqual([-2, -2, -1, -1, -1, -1, -1])
    const atOnce = lay(Array.from({ length: 7 }, () => ({ waitDays: 0 })))
    expect(atOnce.map(([, day]) => day)).toEqual([
      '2026-12-07',
      '2026-12-08',
      '2026-12-09',
      '2026-12-10',
      '2026-12-11',
      '2026-12-14',
      '2026-12-15',
    ])
  })

  it('keeps to the hours of a week, but never leaves one empty for a long form', () => {
    const weeks = lay(
      [
        { waitDays: 0, minutes: 50 },
        { waitDays: 0, minutes: 50 },
        { waitDays: 0, minutes: 300 },
      ],
      { hours: 1 },
    )
    expect(weeks.map(([slug, , week]) => [slug, week])).toEqual([
      ['d0', 0],
      ['d1', 1],
      ['d2', 2],
    ])
  })

  it('waits until an account is old enough, and says by when to create it', () => {
    expect(lay([{ waitDays: 0, accountAge: 7 }])).toEqual([['d0', '2026-12-07', 0, '2026-11-30']])
    expect(lay([{ waitDays: 14, accountAge: 10 }])).toEqual([['d0', '2026-12-02', -1, '2026-11-22']])
    const entry = literalEntry('old', { type: 'community', waitDays: 14, accountAge: 10 })
    expect(layOut([{ entry, accountSince: '2026-01-01' }], soon)).toEqual([{ slug: 'old', day: '2026-11-23', week: -2, accountBy: null }])
  })

  it('waits until the product is old enough', () => {
    const entry = literalEntry('old', { type: 'community', waitDays: 14, productAge: 30 })
    expect(layOut([{ entry }], { ...soon, releasedOn: '2026-11-10' })).toMatchObject([{ day: '2026-12-10' }])
  })

  it('moves nothing that has its day, which takes its place in the week', () => {
    const fixed = Array.from({ length: 5 }, (_, at) => ({ entry: literalEntry(`f${at}`, { waitDays: 0 }), day: '2026-12-09' }))
    const slots = layOut([{ entry: literalEntry('new', { waitDays: 0 }) }, ...fixed], soon)
    expect(slots.map(({ slug, day }) => [slug, day])).toEqual([...fixed.map(({ entry, day }) => [entry.id, day]), ['new', '2026-12-14']])
  })

  it('ends four weeks after the launch week', () => {
    expect(lastDayOf(soon)).toBe('2027-01-10')
    expect(lay(Array.from({ length: 50 }, () => ({ waitDays: 7 }))).length).toBe(7 * 5)
  })
})

describe('other plans', () => {
  it('a live launch is planned from today on, and nothing is dated in the past', () => {
    const days = lay(
      Array.from({ length: 6 }, () => ({})),
      { isLive: true, today: '2026-11-25' },
    ).map(([, day]) => day)
    expect(days).toEqual(['2026-11-25', '2026-11-25', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30'])
  })

  it('without a launch day, weeks count from the launch week and nothing has a date', () => {
    expect(lay([{ waitDays: 0, accountAge: 7 }, { waitDays: 21 }, {}], { launchDay: null })).toEqual([
      ['d1', null, -3, null],
      ['d0', null, 0, null],
      ['d2', null, 0, null],
    ])
    expect(lastDayOf({ ...soon, launchDay: null })).toBeNull()
  })

  it('what costs money is taken in order while the budget lasts', () => {
    const entries = [
      literalEntry('a', { cost: 30 }),
      literalEntry('b', { cost: 25 }),
      literalEntry('c', { free: true }),
      literalEntry('d', { cost: 20 }),
    ]
    expect(withinBudget(entries, 50).map(({ id }) => id)).toEqual(['a', 'c', 'd'])
  })

  it('a budget can be spent to the cent, and what is free needs none', () => {
    const entries = [
      literalEntry('a', { cost: 9.99 }),
      literalEntry('b', { cost: 14.99 }),
      literalEntry('c', { cost: 9.9 }),
      literalEntry('d', { free: true }),
    ]
    expect(withinBudget(entries, 34.88).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
    expect(withinBudget(entries, -20).map(({ id }) => id)).toEqual(['d'])
  })

  it('without a budget, nothing is taken that is known to cost money', () => {
    const entries = [
      literalEntry('paid', { free: false }),
      literalEntry('priced', { cost: 9 }),
      literalEntry('unknown', { price: 'On request' }),
      literalEntry('free', { free: true, cost: 9 }),
      literalEntry('store', { type: 'app store', free: false, cost: 99 }),
    ]
    expect(withinBudget(entries, null).map(({ id }) => id)).toEqual(['unknown', 'free', 'store'])
  })
})
