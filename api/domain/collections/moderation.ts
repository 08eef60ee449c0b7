import type { Block, Decision, Flag, Invite, Revision, Setting, Tombstone, Undo } from '../moderation/records.ts'
import type { VoteReview } from '../votes/vote-review.ts'
import { defineCollection } from './define-collection.ts'

/** What moderators and the operator work with. */
export const moderation = {
  invites: defineCollection<Invite>()({
    indexes: ['createdBy'],
    isPublic: false,
    traces: { erased: [{ with: 'account', by: 'createdBy' }] },
    exported: 'invitations',
  }),
  blocks: defineCollection<Block>()({
    indexes: ['kind', 'value', 'by'],
    isPublic: false,
    traces: { kept: [{ by: 'by', anonymous: true }] },
    exported: { not: 'The decision to block is in the export of whoever made it.' },
  }),
  flags: defineCollection<Flag>()({
    indexes: ['state', 'subjectId', 'accountId'],
    isPublic: false,
    traces: {
      erased: [
        { with: 'account', by: 'accountId' },
        { with: 'launches', by: 'subjectId' },
        { with: 'comments', by: 'subjectId' },
      ],
    },
    exported: 'contentReports',
  }),
  revisions: defineCollection<Revision>()({
    indexes: ['state', 'by'],
    isPublic: false,
    traces: { erased: [{ with: 'launches', by: 'id' }], own: true },
    exported: 'launches',
  }),
  tombstones: defineCollection<Tombstone>()({
    indexes: ['week'],
    isPublic: 'with launches',
    traces: { none: 'It says that there was a launch at a slug, so that its week stays taken.' },
    exported: { not: 'It names no person.' },
  }),
  decisions: defineCollection<Decision>()({
    indexes: ['month', 'by', 'accountId', 'launchId', 'action'],
    isPublic: false,
    traces: { kept: [{ by: 'by', anonymous: true }, { by: 'accountId' }], own: true },
    exported: ['decisionsAboutYou', 'decisionsByYou'],
    isTrail: true,
  }),
  undos: defineCollection<Undo>()({
    indexes: ['day', 'accountId'],
    isPublic: false,
    traces: { erased: [{ with: 'account', by: 'accountId' }], own: true },
    holdsEmail: true,
    exported: { not: 'It holds copies of other records, for a minute.' },
    isTrail: true,
  }),
  settings: defineCollection<Setting>()({
    isPublic: false,
    traces: { none: 'What the operator has set for everyone.' },
    exported: { not: 'It names no person.' },
  }),
  voteReviews: defineCollection<VoteReview>()({
    indexes: ['state'],
    isPublic: false,
    traces: { erased: [{ with: 'launches', by: 'id' }] },
    exported: { not: 'It says what moderators suspect of others.' },
  }),
}
