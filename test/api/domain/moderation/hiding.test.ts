import { expect, it } from 'vitest'
import { hides, type Weighed } from '../../../../api/domain/moderation/hiding.ts'
import { isOftenDismissed } from '../../../../api/domain/moderation/records.ts'

const at = '2026-11-18T10:00:00.000Z'
const now = new Date('2026-11-18T11:00:00.000Z')
const report = (mailbox: string, over: Partial<Weighed> = {}): Weighed => ({
  reason: 'spam',
  mailbox,
  level: 'member',
  isProven: true,
  joinedAt: '2026-11-01T10:00:00.000Z',
  isOftenDismissed: false,
  ...over,
})
const three = (over: Partial<Weighed>) => ['a', 'b', 'c'].map((mailbox) => report(mailbox, over))

it.each<[string, Weighed[], boolean]>([
  ['two members', three({}).slice(1), false],
  ['three members', three({}), true],
  ['three newcomers', three({ level: 'new' }), false],
  ['three members who joined minutes ago, as their launches were approved', three({ joinedAt: '2026-11-18T10:50:00.000Z' }), false],
  ['three members who joined two days ago', three({ joinedAt: '2026-11-16T11:00:00.000Z' }), false],
  ['three members who joined three days ago', three({ joinedAt: '2026-11-15T11:00:00.000Z' }), true],
  ['three moderators who joined today', three({ level: 'moderator', joinedAt: at }), true],
  ['three accounts of one mailbox', three({ mailbox: 'a' }), false],
  ['three whose reports are often dismissed', three({ isOftenDismissed: true }), false],
  ['three newcomers, of private data', three({ level: 'new', reason: 'private-data' }), true],
  ['three who joined after the comment, of private data', three({ level: 'new', reason: 'private-data', joinedAt: at }), false],
  ['three with unverified emails, of private data', three({ level: 'new', reason: 'private-data', isProven: false }), false],
])('reports by %s', (_, reports, isHidden) => {
  expect(hides(reports, at, now)).toBe(isHidden)
})

it.each([
  [0, 0, 0, false],
  [2, 0, 0, false],
  [3, 0, 0, true],
  [3, 3, 0, false],
  [4, 3, 9, true],
])('%i dismissed, %i upheld and %i open reports: often dismissed is %s', (dismissed, upheld, open, often) => {
  const flags = [
    ...Array.from({ length: dismissed }, () => ({ state: 'resolved', dismissed: true }) as const),
    ...Array.from({ length: upheld }, () => ({ state: 'resolved' }) as const),
    ...Array.from({ length: open }, () => ({ state: 'open' }) as const),
  ]
  expect(isOftenDismissed(flags)).toBe(often)
})
