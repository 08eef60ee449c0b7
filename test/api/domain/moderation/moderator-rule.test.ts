import { expect, test } from 'vitest'
import { isModerator, mustProveEmail, mustSetUpSecondFactor } from '../../../../api/domain/moderation/moderator-rule.ts'

const rules = { signUps: 'open', invitesPerMember: 5, publicSummary: false } as const
const clock = () => new Date('2026-03-04T12:00:00Z')
const profile = { id: 'mia', name: 'Mia', handle: null, createdAt: '2026-01-01T00:00:00.000Z' }

type Case = [email: string, isProven: boolean, hasFactor: boolean, moderatorsProve: boolean, needs: boolean, outcome: string]
const cases: Case[] = [
  ['mia@example.com', true, false, true, false, 'moderator'],
  ['Mia@Example.com', true, false, true, false, 'moderator'],
  ['mia@example.com', false, false, false, false, 'moderator'],
  ['mia@example.com', false, false, true, false, 'must prove'],
  ['mia@example.com', false, true, true, true, 'must prove'],
  ['mia@example.com', true, false, true, true, 'must set up'],
  ['mia@example.com', false, false, false, true, 'must set up'],
  ['mia@example.com', true, true, true, true, 'moderator'],
  ['bob@example.com', true, true, true, true, 'nobody'],
  ['bob@example.com', false, false, true, true, 'nobody'],
]

test.each(cases)('%s, verified %s, second factor %s; verification needed %s, second factor needed %s: %s', (...row) => {
  const [email, isProven, hasFactor, moderatorsProve, moderatorsNeedSecondFactor, outcome] = row
  const account = {
    ...profile,
    email,
    ...(isProven && { emailProven: true as const }),
    ...(hasFactor && { hasSecondFactor: true as const }),
  }
  const world = { moderators: new Set(['mia@example.com']), moderatorsProve, rules: { ...rules, moderatorsNeedSecondFactor }, clock }
  const found = [
    isModerator(world, account) && 'moderator',
    mustProveEmail(world, account) && 'must prove',
    mustSetUpSecondFactor(world, account) && 'must set up',
  ].filter(Boolean)
  expect(found).toEqual(outcome === 'nobody' ? [] : [outcome])
})

test.each([
  [null, false],
  ['2026-03-05T00:00:00.000Z', false],
  ['2026-03-04T00:00:00.000Z', true],
])('suspended until %s, a moderator moderates: %s', (until, moderates) => {
  const world = {
    moderators: new Set(['mia@example.com']),
    moderatorsProve: false,
    rules: { ...rules, moderatorsNeedSecondFactor: false },
    clock,
  }
  const suspension = { at: '2026-03-01T00:00:00.000Z', until, reason: 'Shared a password', by: null }
  expect(isModerator(world, { ...profile, email: 'mia@example.com', suspension })).toBe(moderates)
})
