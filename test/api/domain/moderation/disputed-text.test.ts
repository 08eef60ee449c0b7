import { expect, it } from 'vitest'
import { readDisputedText } from '../../../../api/domain/moderation/disputed-text.ts'
import { listingOf } from '../../../../api/domain/moderation/changes.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'

const approved = listingOf(literalLaunch())
const discount = { badgeTitle: 'Casino', code: 'CASINO50', percentOff: 50, validUntil: '2026-12-24' }
const alts = { '/media/one/1920.webp': { approved: 'A week', edited: 'Cheap bonuses' } }

it.each([
  ['a discount', { proposed: { ...approved, discount } }, 'Launch discount: Casino, code CASINO50, 50% off, until December 24, 2026'],
  ['what a picture shows', { proposed: approved, alts }, 'Cheap bonuses'],
  ['both', { proposed: { ...approved, tagline: 'Spin' }, alts }, 'Tagline: Spin\n\nCheap bonuses'],
  ['nothing any more', { proposed: null }, null],
])('a rejected edit names %s in words', async (_, edit, text) => {
  const before = { id: 'one', state: 'waiting', approved, by: 'ada', at: '', ...edit }
  const undo = { id: 'd', accountId: 'ada', until: '', day: '', changes: [{ collection: 'revisions', id: 'one', before, after: null }] }
  expect(await readDisputedText({ get: async () => undo }, { id: 'd', action: 'reject_edit' })).toBe(text)
})
