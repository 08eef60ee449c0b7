import { expect, it } from 'vitest'
import { nextLevelOf, trustLevelOf, type TakenPart } from '../../../../api/domain/community/trust.ts'

const now = new Date('2026-11-20T12:00:00Z')
const before = (days: number) => new Date(now.getTime() - days * 24 * 3600_000).toISOString()

it.each<[string, Partial<TakenPart>, string]>([
  ['who joined just now', {}, 'new'],
  ['who joined long ago and never said anything', { joinedAt: before(400) }, 'new'],
  ['whose comments are all of one day', { joinedAt: before(10), commentDays: 1 }, 'new'],
  ['who commented twice in the first days', { joinedAt: before(2), commentDays: 2 }, 'new'],
  ['who commented on two days', { joinedAt: before(3), commentDays: 2 }, 'member'],
  ['with an approved launch', { hasLaunch: true }, 'member'],
  ['with an approved launch and an unverified email', { hasLaunch: true, isProven: false }, 'new'],
  ['who commented on five days in a month', { joinedAt: before(30), commentDays: 5 }, 'regular'],
  ['whose comment was deleted last month', { joinedAt: before(300), commentDays: 50, violations: [before(31)] }, 'new'],
  ['whose comment was deleted long ago', { joinedAt: before(300), commentDays: 50, violations: [before(91)] }, 'regular'],
])('an account %s', (_, over, level) => {
  expect(trustLevelOf({ joinedAt: before(0), isProven: true, commentDays: 0, hasLaunch: false, violations: [], ...over }, now)).toBe(level)
})

it.each<[string, Partial<TakenPart>, object | null]>([
  ['new', {}, { level: 'member', days: 3, commentDays: 2, isProven: true, barredUntil: null }],
  [
    'half a day before',
    { joinedAt: before(2.5), commentDays: 1 },
    { level: 'member', days: 1, commentDays: 1, isProven: true, barredUntil: null },
  ],
  [
    'not verified',
    { joinedAt: before(9), commentDays: 4, isProven: false },
    { level: 'member', days: 0, commentDays: 0, isProven: false, barredUntil: null },
  ],
  ['a member', { joinedAt: before(10), commentDays: 3 }, { level: 'regular', days: 20, commentDays: 2, isProven: true, barredUntil: null }],
  ['a regular', { joinedAt: before(40), commentDays: 9 }, null],
  [
    'barred',
    { joinedAt: before(300), commentDays: 50, violations: [before(80), before(200)] },
    { level: 'member', days: 0, commentDays: 0, isProven: true, barredUntil: before(-10) },
  ],
])('for the next level, who is %s lacks', (_, over, next) => {
  expect(nextLevelOf({ joinedAt: before(0), isProven: true, commentDays: 0, hasLaunch: false, violations: [], ...over }, now)).toEqual(next)
})
