import type { Upvote } from '../../api/domain/records.ts'

/** A vote of an account for a launch. */
export const literalUpvote = (launchId: string, accountId: string, overrides: Partial<Upvote> = {}): Upvote => ({
  id: `${launchId}:${accountId}`,
  launchId,
  accountId,
  at: '2026-03-02T09:00:00.000Z',
  day: '2026-03-02',
  voter: { maker: launchId, joinedAt: '2026-01-01T09:00:00.000Z', mailbox: `mailbox of ${accountId}` },
  ...overrides,
})
