import { emptyListing } from '../../../shared/fields/listing-fields.ts'
import type { Launch } from '../launch/launch.ts'
import type { ChangelogEntry, Comment, Crawl, HistoryEntry, Referral, Upvote } from '../records.ts'
import type { PagePicture, Report, ReportBody } from '../report.ts'
import type { ClosedWeek } from '../weeks/week-id.ts'
import { defineCollection } from './define-collection.ts'

export const catalog = {
  launches: defineCollection<Launch>()({
    indexes: ['ownerId', 'status'],
    computed: { liveSince: ({ status, launchDate }) => (status === 'live' ? launchDate : null) },
    defaults: emptyListing,
    isPublic: 'while live',
    traces: { own: true },
    exported: 'launches',
  }),
  crawls: defineCollection<Crawl>()({
    traces: { erased: { launches: 'id' }, own: true },
    exported: 'launches',
  }),
  reports: defineCollection<Report>()({
    indexes: ['accountId', 'network', 'via'],
    defaults: { isPublic: false },
    traces: { erased: { account: 'accountId' } },
    exported: 'auditReports',
  }),
  reportBodies: defineCollection<ReportBody>()({
    traces: { erased: { reports: 'id' } },
    exported: 'auditReports',
  }),
  pagePictures: defineCollection<PagePicture>()({
    indexes: ['reportId', 'key'],
    traces: { erased: { reports: 'reportId' } },
    exported: 'auditReports',
  }),
  upvotes: defineCollection<Upvote>()({
    indexes: ['accountId', 'launchId', 'day'],
    traces: { erased: { account: 'accountId', launches: 'launchId' } },
    exported: 'votes',
  }),
  comments: defineCollection<Comment>()({
    indexes: ['launchId', 'accountId', 'day', 'exclusion'],
    computed: { accountMonth: ({ accountId, at }) => `${accountId} ${at.slice(0, 7)}` },
    isPublic: true,
    traces: { erased: { account: 'accountId', launches: 'launchId' }, own: true },
    exported: 'comments',
  }),
  changelog: defineCollection<ChangelogEntry>()({
    indexes: ['launchId', 'by', 'exclusion'],
    computed: { day: ({ at }) => at.slice(0, 10) },
    isPublic: true,
    traces: { erased: { launches: 'launchId' }, kept: [{ by: 'by', anonymous: true }], own: true },
    exported: 'launches',
  }),
  history: defineCollection<HistoryEntry>()({
    indexes: ['launchId', 'by'],
    traces: { erased: { launches: 'launchId' }, kept: [{ by: 'by', anonymous: true }], own: true },
    exported: 'launches',
    isTrail: true,
  }),
  referrals: defineCollection<Referral>()({
    indexes: ['launchId'],
    traces: { erased: { launches: 'launchId' } },
    exported: 'launches',
    isTrail: true,
  }),
  weeks: defineCollection<ClosedWeek>()({
    isPublic: true,
    traces: { none: 'A week’s winners are ids of launches and their votes.' },
    exported: { not: 'It names no person.' },
  }),
}
