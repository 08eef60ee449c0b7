import { exampleListing, productKeys, type KeysWith, type Listing } from '../../../shared/fields/listing-fields.ts'
import type { ProductSummary } from '../../../shared/schemas/product.ts'
import { paths } from '../../../shared/paths.ts'
import type { Example } from './examples.ts'

const exampleFields = <P extends 'summary' | 'full'>(part: P) =>
  Object.fromEntries(productKeys(part).map((key) => [key, exampleListing[key]])) as Pick<Listing, KeysWith<{ product: { in: P } }>>

const summary = (siteUrl: string): ProductSummary => ({
  slug: 'acme',
  ...exampleFields('summary'),
  upvotes: 42,
  launchDate: '2026-03-02',
  productUrl: `${siteUrl}${paths.launch({ slug: 'acme' })}`,
})

export const searchExample = (siteUrl: string): Example<'searchProducts'> => ({
  input: { query: 'team', category: 'productivity', limit: 5 },
  output: { items: [summary(siteUrl)], nextCursor: null },
})

export const productExample = (siteUrl: string): Example<'getProduct'> => ({
  input: { slug: 'acme' },
  output: {
    ...summary(siteUrl),
    ...exampleFields('full'),
    maker: { name: 'Ada', handle: 'ada' },
    commentCount: 3,
    changelogCount: 1,
  },
})

export const directoriesExample: Example<'listDirectories'> = {
  input: { limit: 5 },
  output: {
    items: [
      {
        slug: 'harbour-list',
        name: 'Harbour List',
        url: 'https://harbour-list.example/',
        tagline: 'New tools for developers, every Monday',
        focus: 'Developer tools',
        pricing: 'Free; paid to be featured sooner',
        traffic: 'medium',
        domainRating: 71,
        backlinkQuality: 'high',
        linkType: 'dofollow',
        submissionFriction: 'low',
        requiresBadge: false,
        lastVerified: '2026-02-16',
      },
    ],
  },
}
