import { emptyListing } from '../../../shared/fields/listing-fields.ts'
import type { Launch } from '../launch/launch.ts'
import type { ChangelogEntry, Comment, Crawl, HistoryEntry, Upvote } from '../records.ts'
import type { Report, ReportBody } from '../report.ts'
import type { ClosedWeek } from '../weeks/week-id.ts'
import { defineCollection } from './define-collection.ts'

/** Launches, what people say about them, and audits. */
export const catalog = {
  launches: defineCollection<Launch>()({
    indexes: ['ownerId', 'status'],
    defaults: emptyListing,
    isPublic: 'while live',
    traces: { own: true },
    exported: 'launches',
  }),
  crawls: defineCollection<Crawl>()({
    isPublic: false,
    traces: { erased: [{ with: 'launches', by: 'id' }], own: true },
    exported: 'launches',
  }),
  reports: defineCollection<Report>()({
    indexes: ['accountId', 'network', 'via'],
    isPublic: false,
    traces: { erased: [{ with: 'account', by: 'accountId' }] },
    exported: 'auditReports',
  }),
  reportBodies: defineCollection<ReportBody>()({
    isPublic: false,
    traces: { erased: [{ with: 'reports', by: 'id' }] },
    exported: 'auditReports',
  }),
  upvotes: defineCollection<Upvote>()({
    indexes: ['accountId', 'launchId', 'day'],
    isPublic: false,
    traces: {
      erased: [
        { with: 'account', by: 'accountId' },
        { with: 'launches', by: 'launchId' },
      ],
    },
    exported: 'votes',
  }),
  comments: defineCollection<Comment>()({
    indexes: ['launchId', 'accountId'],
    isPublic: true,
    traces: {
      erased: [
        { with: 'account', by: 'accountId' },
        { with: 'launches', by: 'launchId' },
      ],
      own: true,
    },
    exported: 'comments',
  }),
  changelog: defineCollection<ChangelogEntry>()({
    indexes: ['launchId'],
    isPublic: true,
    traces: { erased: [{ with: 'launches', by: 'launchId' }], own: true },
    exported: 'launches',
  }),
  history: defineCollection<HistoryEntry>()({
    indexes: ['launchId', 'by'],
    isPublic: false,
    traces: { erased: [{ with: 'launches', by: 'launchId' }], kept: [{ by: 'by', anonymous: true }], own: true },
    exported: 'launches',
    isTrail: true,
  }),
  weeks: defineCollection<ClosedWeek>()({
    isPublic: true,
    traces: { none: 'A week’s winners are ids of launches and their votes.' },
    exported: { not: 'It names no person.' },
  }),
}
