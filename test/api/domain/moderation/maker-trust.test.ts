import { expect, it } from 'vitest'
import { isTrusted, mustWait } from '../../../../api/domain/moderation/maker-trust.ts'

const now = new Date('2026-11-18T10:00:00.000Z')
/** Ninety days before. */
const border = '2026-08-20T10:00:00.000Z'
const before = '2026-08-20T09:59:59.999Z'

it.each([
  ['nothing approved', false, [], [], false],
  ['an approved launch', true, [], [], true],
  ['an edit restored ninety days ago', true, [border], [], false],
  ['an edit restored earlier', true, [before], [], true],
  ['one restored edit of many that is recent', true, [before, '2026-11-17T00:00:00.000Z'], [], false],
  ['a suspension ninety days ago', true, [], [border], false],
  ['an earlier suspension', true, [], [before], true],
  ['a suspension that began long ago and still lasts', true, [], ['2025-01-01T00:00:00.000Z', now.toISOString()], false],
  ['nothing approved and all forgiven', false, [before], [before], false],
])('with %s', (_, isApproved, restoredAt, suspendedAt, is) => {
  expect(isTrusted({ isApproved, restoredAt, suspendedAt }, now)).toBe(is)
})

it.each([
  ['anything in the first week', '2026-11-12', ['pricing'], true],
  ['what is shown in the catalog, a year later', '2025-11-12', ['pricing', 'tagline'], true],
  ['the picture', '2025-11-12', ['logo'], true],
  ['a page elsewhere', '2025-11-12', ['demoVideoUrl'], true],
  ['anything else from the eighth day', '2026-11-11', ['pricing', 'screenshots', 'description'], false],
  ['nothing', '2026-11-18', [], false],
] as const)('a change to %s waits: launched %s', (_, launchDate, changed, waits) => {
  expect(mustWait({ launchDate }, changed, now)).toBe(waits)
})
