import type { Block, Decision, Flag, Invite, Revision, Setting, Tombstone, Undo, Appeal } from '../moderation/records.ts'
import type { SiteSetting } from '../settings/site-settings.ts'
import type { VoteReview } from '../votes/vote-review.ts'
import { defineCollection } from './define-collection.ts'

export const moderation = {
  invites: defineCollection<Invite>()({
    indexes: ['createdBy'],
    traces: { erased: { account: 'createdBy' } },
    exported: 'invitations',
  }),
  blocks: defineCollection<Block>()({
    indexes: ['kind', 'value', 'by'],
    traces: { kept: [{ by: 'by', anonymous: true }] },
    exported: { not: 'The decision to block is in the export of whoever made it.' },
  }),
  flags: defineCollection<Flag>()({
    indexes: ['state', 'subjectId', 'accountId'],
    computed: { day: ({ at }) => at.slice(0, 10) },
    traces: {
      erased: {
        account: ['accountId', 'subjectId'],
        launches: 'subjectId',
        comments: 'subjectId',
        changelog: 'subjectId',
        reports: 'subjectId',
      },
    },
    exported: 'contentReports',
  }),
  revisions: defineCollection<Revision>()({
    indexes: ['state', 'by'],
    traces: { erased: { launches: 'id' }, own: true },
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
    traces: { kept: [{ by: 'by', anonymous: true }, { by: 'accountId' }], own: true },
    exported: ['decisionsAboutYou', 'decisionsByYou'],
    isTrail: true,
  }),
  undos: defineCollection<Undo>()({
    indexes: ['day', 'accountId'],
    traces: { erased: { account: 'accountId' }, own: true },
    holdsEmail: true,
    exported: { not: 'It holds copies of other records, for as long as a decision can be reversed.' },
    isTrail: true,
  }),
  appeals: defineCollection<Appeal>()({
    indexes: ['state', 'accountId'],
    traces: { erased: { account: 'accountId' } },
    exported: 'decisionsAboutYou',
  }),
  settings: defineCollection<Setting>()({
    traces: { none: 'The operator’s settings for everyone and, for two weeks, emails invited to moderate.' },
    exported: { not: 'It names nobody who has an account.' },
  }),
  siteSettings: defineCollection<SiteSetting>()({
    indexes: ['of'],
    isPublic: true,
    traces: { none: 'What the owner has set for the whole site.' },
    exported: { not: 'It belongs to the site.' },
  }),
  voteReviews: defineCollection<VoteReview>()({
    indexes: ['state'],
    traces: { erased: { launches: 'id' } },
    exported: { not: 'It says what moderators suspect of others.' },
  }),
}
