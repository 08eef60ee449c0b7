import { describe, expect, it } from 'vitest'
import { isBadgeDue } from '../../../../api/domain/launch/badge-check.ts'
import type { Launch } from '../../../../api/domain/launch/launch.ts'
import type { BadgeStatus, LaunchStatus } from '../../../../shared/vocabulary.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'

const now = new Date('2026-11-18T10:00:00Z')
const launch = (status: LaunchStatus, badge: BadgeStatus, checkedAt: string | null, overrides: Partial<Launch> = {}) =>
  literalLaunch({
    ownerId: 'ada',
    status,
    submittedAt: '2026-11-01T00:00:00.000Z',
    badge: { status: badge, reason: null, checkedAt },
    ...overrides,
  })

describe('a badge is due', () => {
  it.each([
    ['never checked, in review', launch('pending_review', 'unchecked', null), true],
    ['never checked, live', launch('live', 'unchecked', null), true],
    ['never checked, a draft', launch('draft', 'unchecked', null), false],
    ['never checked, rejected', launch('rejected', 'unchecked', null), false],
    ['checked before it was submitted again', launch('pending_review', 'ok', '2026-10-31T23:00:00.000Z'), true],
    ['checked since', launch('scheduled', 'ok', '2026-11-17T00:00:00.000Z'), false],
    ['checked before the launch', launch('live', 'ok', '2026-11-16T23:59:00.000Z', { launchDate: '2026-11-17' }), true],
    ['checked at the launch', launch('live', 'ok', '2026-11-17T00:00:01.000Z', { launchDate: '2026-11-17' }), false],
    ['ok a week ago', launch('live', 'ok', '2026-11-11T10:00:00.000Z'), true],
    ['absent nearly a week ago', launch('live', 'absent', '2026-11-11T10:00:01.000Z'), false],
    ['not readable a day ago', launch('live', 'error', '2026-11-17T10:00:00.000Z'), true],
    ['never checked, of the operator', launch('live', 'unchecked', null, { ownerId: null }), false],
    ['not readable an hour ago', launch('live', 'error', '2026-11-18T09:00:00.000Z'), false],
  ])('%s', (_, badgeOf, due) => {
    expect(isBadgeDue(badgeOf, now)).toBe(due)
  })
})
