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

it.each([
  ['restore_edit', 'launches', { slug: 'cheap-pills', aliases: ['one'], tagline: 'Spin' }, 'URL: cheap-pills\n\nTagline: Spin'],
  ['restore_page', 'makers', { handle: 'pills', about: '' }, '@pills'],
  ['restore_page', 'makers', { about: '' }, null],
  ['restore_page', 'makers', { about: 'Cheap pills', links: ['https://pills.example/'] }, 'Cheap pills\n\nhttps://pills.example/'],
] as const)('what was public is named in words: %s', async (action, collection, before, text) => {
  const undo = { id: 'd', accountId: 'ada', until: '', day: '', changes: [{ collection, id: 'one', before, after: null }] }
  expect(await readDisputedText({ get: async () => undo }, { id: 'd', action })).toBe(text)
})
