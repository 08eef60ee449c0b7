import { describe, expect, it } from 'vitest'
import type { Launch } from '../../../../api/domain/launch/launch.ts'
import { move, type LaunchEvent, type Move, type Role } from '../../../../api/domain/launch/life-cycle.ts'
import { launchStatuses, type LaunchStatus } from '../../../../shared/vocabulary.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'

/** A Wednesday; the next Monday is 2026-11-23. */
const now = new Date('2026-11-18T10:00:00Z')
const monday = '2026-11-23'

const steps: Record<LaunchEvent, Move> = {
  submit: { event: 'submit', plan: 'free', launchDate: monday },
  withdraw: { event: 'withdraw' },
  approve: { event: 'approve', launchDate: monday, seen: null, confirmedPlan: '' },
  reject: { event: 'reject', reason: 'The site is a parking page.', seen: null },
  reopen: { event: 'reopen' },
  stop: { event: 'stop', reason: 'The domain was sold.' },
  take_down: { event: 'take_down', reason: 'It sells counterfeit tickets.' },
  unpublish: { event: 'unpublish' },
  publish: { event: 'publish' },
}

/** The arrows of design section 3, and no other: status, event, who, next status. */
const allowed: [LaunchStatus, LaunchEvent, Role, LaunchStatus][] = [
  ['draft', 'submit', 'owner', 'pending_review'],
  ['pending_review', 'withdraw', 'owner', 'draft'],
  ['scheduled', 'withdraw', 'owner', 'draft'],
  ['pending_review', 'approve', 'moderator', 'scheduled'],
  ['pending_review', 'reject', 'moderator', 'rejected'],
  ['scheduled', 'stop', 'moderator', 'rejected'],
  ['live', 'take_down', 'moderator', 'rejected'],
  ['live', 'unpublish', 'owner', 'draft'],
  ['rejected', 'reopen', 'owner', 'draft'],
  ['scheduled', 'publish', 'service', 'live'],
]
const people = ['owner', 'other', 'moderator', 'service'] as const
type Person = (typeof people)[number]
const rolesOf = (person: Person): Set<Role> => new Set(person === 'other' ? [] : [person])

const events = Object.keys(steps) as LaunchEvent[]
const forbidden = launchStatuses.flatMap((status) =>
  events.flatMap((event) =>
    people
      .filter((person) => !allowed.some(([from, what, by]) => from === status && what === event && by === person))
      .map((person): [LaunchStatus, LaunchEvent, Person, string] => {
        const mayAtAll = allowed.some(([, what, by]) => what === event && by === person)
        return [status, event, person, mayAtAll ? 'CONFLICT' : 'FORBIDDEN']
      }),
  ),
)

/** A launch that has everything any arrow asks for. */
function readyLaunch(status: LaunchStatus, overrides: Partial<Launch> = {}): Launch {
  return literalLaunch({
    status,
    plan: 'free',
    week: { year: 2026, week: 47 },
    launchDate: '2026-11-16',
    requestedLaunchDate: '2026-11-16',
    categories: ['productivity'],
    ...overrides,
  })
}
const moveAs = (launch: Launch, step: Move, role: Role, isAudited = true) => move(launch, step, { roles: new Set([role]), now, isAudited })

describe('every allowed status change', () => {
  it.each(allowed)('%s is moved by %s of the %s to %s', (from, event, by, to) => {
    const moved = moveAs(readyLaunch(from), steps[event], by)
    expect(moved).toMatchObject({ status: to, updatedAt: now.toISOString() })
  })
})

describe('every other status change', () => {
  it.each(forbidden)('%s is not moved by %s of the %s: %s', (status, event, person, code) => {
    const launch = readyLaunch(status)
    expect(() => move(launch, steps[event], { roles: rolesOf(person), now, isAudited: true })).toThrow(expect.objectContaining({ code }))
  })
  it('covers 5 statuses, 9 events and 4 roles', () => {
    expect(allowed.length + forbidden.length).toBe(5 * 9 * 4)
  })
})

describe('submitting', () => {
  const submit = (step: Partial<Extract<Move, { event: 'submit' }>>, overrides: Partial<Launch> = {}, isAudited = true) =>
    moveAs(readyLaunch('draft', overrides), { event: 'submit', plan: 'free', launchDate: monday, ...step }, 'owner', isAudited)

  it('a free launch holds the ISO week of its Monday', () => {
    expect(submit({})).toMatchObject({
      plan: 'free',
      week: { year: 2026, week: 48 },
      requestedLaunchDate: monday,
      submittedAt: now.toISOString(),
    })
  })
  it('a free launch holds week 53 of 2026 on December 28', () => {
    expect(submit({ launchDate: '2026-12-28' }).week).toEqual({ year: 2026, week: 53 })
  })
  it.each(['premium_7', 'premium_14', 'premium_14_pro', 'premium_30'])('a %s launch takes any day and holds no week', (plan) => {
    expect(submit({ plan, launchDate: '2026-11-19' })).toMatchObject({ plan, week: null, requestedLaunchDate: '2026-11-19' })
  })
  it.each([
    ['free', '2026-11-24', 'on Mondays'],
    ['free', '2026-11-16', 'November 19, 2026 or later'],
    ['premium_7', '2026-11-18', 'November 19, 2026 or later'],
    ['premium_7', '2027-11-21', 'within the next year'],
    ['premium_7', '2026-02-30', 'Choose a launch date'],
    ['premium_7', '', 'Choose a launch date'],
    ['free', '', 'Choose a week.'],
    ['free', 'soon', 'Choose a week.'],
  ])('on plan %s refuses %j: %s', (plan, launchDate, says) => {
    expect(() => submit({ plan, launchDate })).toThrow(
      expect.objectContaining({
        code: 'BAD_REQUEST',
        data: expect.objectContaining({ fieldErrors: { launchDate: [expect.stringContaining(says)] } }),
      }),
    )
  })
  it('is refused until its URL has been audited', () => {
    expect(() => submit({}, {}, false)).toThrow(
      expect.objectContaining({
        code: 'BAD_REQUEST',
        data: expect.objectContaining({ fieldErrors: { url: [expect.stringContaining('hasn’t been audited')] } }),
      }),
    )
  })
  it('names everything that is missing at once', () => {
    const empty = { name: '', tagline: '', description: '', url: '', logo: '', categories: [] }
    const missing = ['name', 'tagline', 'description', 'url', 'categories', 'logo', 'plan', 'launchDate']
    const fieldErrors = Object.fromEntries(missing.map((field) => [field, [expect.any(String)]]))
    expect(() => submit({ plan: 'gold', launchDate: 'soon' }, empty, false)).toThrow(
      expect.objectContaining({ code: 'BAD_REQUEST', data: { fieldErrors, issues: expect.any(Array) } }),
    )
  })
})

describe('moderating', () => {
  type Approval = Extract<Move, { event: 'approve' }>
  const approve = (launch: Launch, launchDate: string, step: Partial<Approval> = {}) =>
    moveAs(launch, { event: 'approve', launchDate, seen: launch.submittedAt, confirmedPlan: launch.plan ?? '', ...step }, 'moderator')
  const reject = (launch: Launch, reason: string, seen = launch.submittedAt) =>
    moveAs(launch, { event: 'reject', reason, seen }, 'moderator')

  it.each([
    ['approved', approve],
    ['rejected', (launch: Launch, _: string, step: Partial<Approval>) => reject(launch, 'No pricing.', step.seen)],
  ])('what was sent anew behind the page is not %s', (_, decide) => {
    const launch = readyLaunch('pending_review', { submittedAt: '2026-11-17T10:00:00.001Z' })
    expect(() => decide(launch, monday, { seen: '2026-11-17T10:00:00.000Z' })).toThrow(expect.objectContaining({ code: 'CONFLICT' }))
  })
  it.each(['', 'free', 'premium_30'])(
    'a premium_7 plan is not approved with %j confirmed, and the day is judged as well',
    (confirmedPlan) => {
      const launch = readyLaunch('pending_review', { plan: 'premium_7' })
      const fieldErrors = { confirmed: [expect.any(String)], launchDate: [expect.any(String)] }
      expect(() => approve(launch, '2026-11-17', { confirmedPlan })).toThrow(
        expect.objectContaining({ code: 'BAD_REQUEST', data: { fieldErrors, issues: expect.any(Array) } }),
      )
    },
  )
  it('a free plan needs no confirmation', () => {
    expect(approve(readyLaunch('pending_review'), monday, { confirmedPlan: '' }).status).toBe('scheduled')
  })
  it('approving sets the launch date and its week, and clears an old rejection', () => {
    const launch = readyLaunch('pending_review', { rejectionReason: 'No pricing.', launchDate: null })
    expect(approve(launch, '2026-11-30')).toMatchObject({
      launchDate: '2026-11-30',
      week: { year: 2026, week: 49 },
      rejectionReason: null,
    })
  })
  it.each([
    ['free', '2026-11-17'],
    ['free', '2026-11-24'],
    ['premium_7', '2026-11-17'],
    ['premium_7', 'tomorrow'],
  ] as const)('a %s launch is not approved for %s', (plan, launchDate) => {
    expect(() => approve(readyLaunch('pending_review', { plan }), launchDate)).toThrow(expect.objectContaining({ code: 'BAD_REQUEST' }))
  })
  it('a premium launch can be approved for today', () => {
    const launch = readyLaunch('pending_review', { plan: 'premium_7' })
    expect(approve(launch, '2026-11-18').launchDate).toBe('2026-11-18')
  })
  it('rejecting stores the reason and the listing as it was, and frees the slot', () => {
    const launch = readyLaunch('pending_review')
    expect(reject(launch, ' No\u202e pricing.\r\n ')).toMatchObject({
      rejectionReason: 'No pricing.',
      rejectedListing: { name: launch.name, tagline: launch.tagline, categories: ['productivity'] },
      week: null,
      requestedLaunchDate: null,
    })
  })
  it.each([' \n ', '\u200b', 'x'.repeat(2001)])('a rejection with the reason %j is refused', (reason) => {
    expect(() => reject(readyLaunch('pending_review'), reason)).toThrow(
      expect.objectContaining({ code: 'BAD_REQUEST', data: expect.objectContaining({ fieldErrors: { reason: [expect.any(String)] } }) }),
    )
  })
})

describe('unpublishing', () => {
  const takeDown = (reason: string) => moveAs(readyLaunch('live'), { event: 'take_down', reason }, 'moderator')

  const noPlans = { week: null, launchDate: null, requestedLaunchDate: null }

  it('keeps the reason, and clears the launch date and week', () => {
    expect(takeDown(' It sells counterfeit tickets.\n')).toMatchObject({ ...noPlans, rejectionReason: 'It sells counterfeit tickets.' })
  })
  it('by its maker needs no reason, and the draft can be submitted again', () => {
    const draft = moveAs(readyLaunch('live', { submittedAt: '2026-11-10T10:00:00.000Z' }), { event: 'unpublish' }, 'owner')
    expect(draft).toMatchObject({ ...noPlans, submittedAt: null, rejectionReason: null, plan: 'free' })
    expect(moveAs(draft, steps.submit, 'owner')).toMatchObject({ status: 'pending_review', week: { year: 2026, week: 48 } })
  })
  it.each([' ', 'x'.repeat(2001)])('stopping a scheduled launch is refused with the reason %j', (reason) => {
    expect(() => moveAs(readyLaunch('scheduled'), { event: 'stop', reason }, 'moderator')).toThrow(
      expect.objectContaining({ code: 'BAD_REQUEST', data: expect.objectContaining({ fieldErrors: { reason: [expect.any(String)] } }) }),
    )
  })
  it('stopping a scheduled launch keeps the reason and gives its week back', () => {
    expect(moveAs(readyLaunch('scheduled'), steps.stop, 'moderator')).toMatchObject({ ...noPlans, rejectionReason: 'The domain was sold.' })
  })
  it.each([' \n ', 'x'.repeat(2001)])('is refused with the reason %j', (reason) => {
    expect(() => takeDown(reason)).toThrow(
      expect.objectContaining({ code: 'BAD_REQUEST', data: expect.objectContaining({ fieldErrors: { reason: [expect.any(String)] } }) }),
    )
  })
})

describe('withdrawing and reopening', () => {
  it.each(['pending_review', 'scheduled'] as const)('withdrawing a launch that is %s frees its week and date', (status) => {
    expect(moveAs(readyLaunch(status), { event: 'withdraw' }, 'owner')).toMatchObject({
      week: null,
      launchDate: null,
      requestedLaunchDate: null,
      submittedAt: null,
    })
  })
  it('reopening keeps the reason', () => {
    const launch = readyLaunch('rejected', { rejectionReason: 'No pricing.' })
    expect(moveAs(launch, { event: 'reopen' }, 'owner').rejectionReason).toBe('No pricing.')
  })
})

describe('publishing a launch of November 19', () => {
  const launch = readyLaunch('scheduled', { plan: 'premium_7', launchDate: '2026-11-19' })
  const publishAt = (moment: string) =>
    move(launch, { event: 'publish' }, { roles: new Set<Role>(['service']), now: new Date(moment), isAudited: true })

  it.each(['2026-11-19T00:00:00Z', '2026-12-01T00:00:00Z'])('makes it live at %s', (moment) => {
    expect(publishAt(moment).status).toBe('live')
  })
  it('is refused a millisecond before its date in UTC', () => {
    expect(() => publishAt('2026-11-18T23:59:59.999Z')).toThrow(expect.objectContaining({ code: 'CONFLICT' }))
  })
})
