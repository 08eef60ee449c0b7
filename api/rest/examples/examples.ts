import type { EndpointName, Input, Output } from '../../../shared/contract.ts'
import examples from './examples.json' with { type: 'json' }
import { fillWords } from '../../../shared/fill-words.ts'
import { paths } from '../../../shared/paths.ts'
import { exampleListing, productKeys, type KeysWith, type Listing } from '../../../shared/fields/listing-fields.ts'
import type { ProductSummary } from '../../../shared/schemas/product.ts'

/** A call as the description shows it: what is sent, and what comes back. */
export type Example<N extends EndpointName> = { input: Input<N>; output: Output<N> }

/** One example for each endpoint; a forgotten one doesn't compile. */
export function listExamples(siteUrl: string): { [N in EndpointName]: Example<N> } {
  const stored = withUrls(siteUrl)
  return {
    searchProducts: searchExample(siteUrl),
    getProduct: productExample(siteUrl),
    listDirectories: stored.listDirectories,
    // Three of the checks; a real report has all of them.
    checkLaunchReadiness: stored.checkLaunchReadiness as Example<'checkLaunchReadiness'>,
    createDraft: stored.createDraft as Example<'createDraft'>,
    addPicture: stored.addPicture as Example<'addPicture'>,
    addReportPicture: stored.addReportPicture as Example<'addReportPicture'>,
    listOwnLaunches: stored.listOwnLaunches as Example<'listOwnLaunches'>,
    listOwnNotices: stored.listOwnNotices,
    readElsewhere: stored.readElsewhere as Example<'readElsewhere'>,
    noteElsewhere: stored.noteElsewhere as Example<'noteElsewhere'>,
  }
}

/** The stored ones, with the URLs that this site has. */
function withUrls(siteUrl: string): typeof examples {
  const slug = 'acme'
  const urls = {
    draft: paths.draft({ slug }),
    review: paths.draftReview({ slug }),
    dashboard: paths.launchDashboard({ slug }),
    comment: paths.launch({ slug }, { comments: 'all' }, 'comment-019cae0f2d8b43d1e6a0975cbb21'),
    picture: paths.picture({ picture: '2c8ff4541748b9c9054c6e674e5df6f3-1920x1200', width: '1920' }),
    report: paths.auditReport({ id: '7f3c9a52e1d04b68a7c5f20e94b1d836' }),
  }
  const values = Object.fromEntries(Object.entries(urls).map(([name, path]) => [name, siteUrl + path]))
  return JSON.parse(fillWords(JSON.stringify(examples), values)) as typeof examples
}

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
