import type { Launch } from '../../api/domain/launch.ts'

/** A draft launch with unremarkable facts; `overrides` say what matters to the test. */
export function literalLaunch(overrides: Partial<Launch> = {}): Launch {
  return {
    slug: 'acme',
    aliases: [],
    status: 'draft',
    plan: null,
    week: null,
    launchDate: null,
    name: 'Acme',
    tagline: 'Tide tables for harbour pilots',
    description: 'Acme turns gauges into tide tables that harbour pilots can trust.',
    url: 'https://acme.dev/',
    categories: [],
    pricing: null,
    openSource: false,
    logo: '/logo.svg',
    screenshots: [],
    twitterUsername: null,
    demoVideoUrl: null,
    discount: null,
    maker: { name: 'Ada', handle: null },
    upvotes: 0,
    commentCount: 0,
    changelogCount: 0,
    ...overrides,
  }
}
