import { describe, expect, it } from 'vitest'
import { featuredUntil, headsCategories, isFeatured, linkRel, weekFor } from '../../../../api/domain/launch/launch.ts'
import { launchDayErrors } from '../../../../api/domain/launch/launch-time.ts'
import { badgeStatuses, launchPlans, type LaunchPlan } from '../../../../shared/vocabulary.ts'

describe('a slot in a week', () => {
  it.each([
    ['free', '2026-12-28', { year: 2026, week: 53 }],
    ['free', '2027-01-04', { year: 2027, week: 1 }],
    ['premium_7', '2026-12-28', null],
  ] as const)('of a %s launch on %s is %j', (plan, day, week) => {
    expect(weekFor(plan, day)).toEqual(week)
  })
})

describe('a launch day', () => {
  const errors = (plan: LaunchPlan, day: string) =>
    launchDayErrors(plan, day, { from: '2026-11-19', today: '2026-11-18' }).map(({ code }) => code)
  it.each([
    ['free', '2026-11-23', []],
    ['free', '2026-11-22', ['not_monday']],
    ['premium_30', '2026-11-19', []],
    ['premium_30', '2026-11-18', ['too_early']],
    ['premium_30', '2027-11-19', []],
    ['premium_30', '2027-11-20', ['too_late']],
    ['premium_30', '2026-11-31', ['invalid']],
    ['premium_30', '2026-1-1', ['invalid']],
    ['premium_30', '9999-99-99', ['invalid']],
    ['premium_30', '<script>', ['invalid']],
  ] as const)('on plan %s: %s has the errors %j', (plan, day, codes) => {
    expect(errors(plan, day)).toEqual(codes)
  })
})

describe('being featured', () => {
  it.each([
    ['free', null],
    ['premium_7', '2027-01-02'],
    ['premium_14', '2027-01-09'],
    ['premium_14_pro', '2027-01-09'],
    ['premium_30', '2027-01-25'],
  ] as const)('on plan %s ends before %s', (plan, until) => {
    expect(featuredUntil({ plan, launchDate: '2026-12-26' })).toBe(until)
  })
  it.each([
    ['2026-12-25', false],
    ['2026-12-26', true],
    ['2027-01-01', true],
    ['2027-01-02', false],
  ])('for seven days from the launch: on %s it is %s', (today, expected) => {
    const launch = { plan: 'premium_7', launchDate: '2026-12-26', status: 'live' } as const
    expect(isFeatured(launch, today)).toBe(expected)
    expect(isFeatured({ ...launch, status: 'scheduled' }, today)).toBe(false)
    expect(isFeatured({ ...launch, isUnranked: true }, today)).toBe(false)
  })
  it('heads the categories on premium_14_pro alone', () => {
    const heads = launchPlans.filter((plan) => headsCategories({ plan, launchDate: '2026-12-26', status: 'live' }, '2026-12-26'))
    expect(heads).toEqual(['premium_14_pro'])
  })
})

describe('the outbound link', () => {
  const rel = (plan: LaunchPlan | null, status: (typeof badgeStatuses)[number]) =>
    linkRel({ plan, badge: { status, reason: null, checkedAt: null } })
  it.each(['free', null] as const)('of a launch on plan %s is followed while the badge is ok or loose', (plan) => {
    expect(badgeStatuses.filter((status) => rel(plan, status) === null)).toEqual(['ok', 'loose'])
    expect(rel(plan, 'absent')).toBe('nofollow ugc')
  })
  it.each(['premium_7', 'premium_14', 'premium_14_pro', 'premium_30'] as const)('of a %s launch is always followed', (plan) => {
    expect(badgeStatuses.map((status) => rel(plan, status))).toEqual(badgeStatuses.map(() => null))
  })
})
