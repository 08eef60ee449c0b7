import type { EndpointName, Input, Output } from '../../../shared/contract.ts'
import examples from './examples.json' with { type: 'json' }
import { paths } from '../../../shared/paths.ts'
import { exampleListing, productKeys, type KeysWith, type Listing } from '../../../shared/fields/listing-fields.ts'
import type { ProductSummary } from '../../../shared/schemas/product.ts'

/** A call as the description shows it: what is sent, and what comes back. */
export type Example<N extends EndpointName> = { input: Input<N>; output: Output<N> }

/** One example for each endpoint; a forgotten one doesn't compile. */
export const listExamples = (siteUrl: string): { [N in EndpointName]: Example<N> } => ({
  searchProducts: searchExample(siteUrl),
  getProduct: productExample(siteUrl),
  listDirectories: examples.listDirectories,
  // Three of the checks; a real report has all of them.
  checkLaunchReadiness: examples.checkLaunchReadiness as Example<'checkLaunchReadiness'>,
  createDraft: draftExample(siteUrl),
  addPicture: pictureExample(siteUrl),
  addReportPicture: {
    input: { url: 'https://acme.example/', data: 'iVBORw0KGgo…' },
    output: { ok: true, reportUrl: `${siteUrl}${paths.auditReport({ id: '7f3c9a52e1d04b68a7c5f20e94b1d836' })}` },
  },
  listOwnLaunches: ownLaunchesExample(siteUrl),
  listOwnNotices: ownNoticesExample(siteUrl),
  readElsewhere: examples.readElsewhere as Example<'readElsewhere'>,
  noteElsewhere: examples.noteElsewhere as Example<'noteElsewhere'>,
})

const draftExample = (siteUrl: string): Example<'createDraft'> => ({
  input: {
    url: 'https://acme.example/',
    tagline: 'A shared calendar for small teams',
    categories: ['productivity'],
    pricing: 'freemium',
  },
  output: {
    ok: true,
    slug: 'acme',
    draftUrl: `${siteUrl}${paths.draft({ slug: 'acme' })}`,
    reviewUrl: `${siteUrl}${paths.draftReview({ slug: 'acme' })}`,
    existing: false,
    warnings: ['We couldn’t find an https logo, so we generated one. Add yours in the editor.'],
  },
})

const pictureExample = (siteUrl: string): Example<'addPicture'> => ({
  input: { url: 'https://acme.example/week.png', alt: 'A week with everyone’s appointments' },
  output: {
    ok: true,
    url: `${siteUrl}${paths.picture({ picture: '2c8ff4541748b9c9054c6e674e5df6f3-1920x1200', width: '1920' })}`,
    width: 1920,
    height: 1200,
    alt: 'A week with everyone’s appointments',
  },
})

const ownLaunchesExample = (siteUrl: string): Example<'listOwnLaunches'> => ({
  input: {},
  output: {
    items: [
      {
        slug: 'acme',
        name: 'Acme',
        status: 'scheduled',
        launchPlan: 'free',
        requestedLaunchDate: '2026-03-02',
        freeWeekReservation: { year: 2026, week: 10 },
        upvotes: 0,
        impressions: 0,
        clicks: 0,
        badgeStatus: 'ok',
        rejectionReason: null,
        dashboardUrl: `${siteUrl}${paths.launchDashboard({ slug: 'acme' })}`,
        draftUrl: `${siteUrl}${paths.draft({ slug: 'acme' })}`,
      },
    ],
  },
})

const ownNoticesExample = (siteUrl: string): Example<'listOwnNotices'> => ({
  input: {},
  output: {
    items: [
      {
        id: '019cae0f2d8c6a1f0b7c52e94d3a',
        kind: 'comment',
        text: 'Bob commented on Acme.',
        launch: 'acme',
        at: '2026-03-02T09:30:00.000Z',
        unread: true,
        url: `${siteUrl}${paths.launch({ slug: 'acme' }, { comments: 'all' }, 'comment-019cae0f2d8b43d1e6a0975cbb21')}`,
      },
    ],
  },
})

const exampleFields = <P extends 'summary' | 'full'>(part: P) =>
  Object.fromEntries(productKeys(part).map((key) => [key, exampleListing[key]])) as Pick<Listing, KeysWith<{ product: { in: P } }>>

const summary = (siteUrl: string): ProductSummary => ({
  slug: 'acme',
  ...exampleFields('summary'),
  upvotes: 42,
  launchDate: '2026-03-02',
  productUrl: `${siteUrl}${paths.launch({ slug: 'acme' })}`,
})

const searchExample = (siteUrl: string): Example<'searchProducts'> => ({
  input: { query: 'team', category: 'productivity', limit: 5 },
  output: { items: [summary(siteUrl)], nextCursor: null },
})

const productExample = (siteUrl: string): Example<'getProduct'> => ({
  input: { slug: 'acme' },
  output: {
    ...summary(siteUrl),
    ...exampleFields('full'),
    maker: { name: 'Ada', handle: 'ada' },
    commentCount: 3,
    changelogCount: 1,
  },
})
