import { emptyListing } from '../../shared/fields/listing-fields.ts'
import type { Launch } from '../../api/domain/launch/launch.ts'
import type { Crawl } from '../../api/domain/records.ts'

/** What a visit found, where it does not matter; `overrides` say what does, and of which launch it is. */
export function literalCrawl(overrides: Partial<Crawl> = {}): Crawl {
  return {
    id: 'acme',
    listing: { name: null, tagline: null, description: null, categories: [], pricing: null },
    checks: [],
    score: 80,
    at: '2026-01-01T09:00:00.000Z',
    ...overrides,
  }
}

/** A draft launch with unremarkable facts, its id like its slug; `overrides` say what matters to the test. */
export function literalLaunch(overrides: Partial<Launch> = {}): Launch {
  return {
    ...emptyListing,
    id: overrides.slug ?? 'acme',
    slug: 'acme',
    aliases: [],
    status: 'draft',
    plan: null,
    week: null,
    ownerId: null,
    requestedLaunchDate: null,
    rejectionReason: null,
    createdAt: '2026-01-01T09:00:00.000Z',
    updatedAt: '2026-01-01T09:00:00.000Z',
    submittedAt: null,
    badge: { status: 'unchecked', reason: null, checkedAt: null },
    launchDate: null,
    name: 'Acme',
    tagline: 'Tide tables for harbour pilots',
    description: 'Acme turns gauges into tide tables that harbour pilots can trust.',
    url: 'https://acme.dev/',
    logo: '/logo.svg',
    maker: { name: 'Ada', handle: null },
    upvotes: 0,
    commentCount: 0,
    changelogCount: 0,
    ...overrides,
  }
}
