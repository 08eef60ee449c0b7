import type { ProductSummary } from '../../../shared/schemas/product.ts'
import { paths } from '../../../shared/paths.ts'
import type { Example } from './examples.ts'

const summary = (siteUrl: string): ProductSummary => ({
  slug: 'acme',
  name: 'Acme',
  tagline: 'A shared calendar for small teams',
  url: 'https://acme.example/',
  categories: ['productivity'],
  pricing: 'freemium',
  openSource: false,
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
    description: 'Acme puts everyone’s week on one page, so a team sees at a glance who is free and what is due.',
    logo: 'https://acme.example/logo.png',
    screenshots: ['https://acme.example/week.png'],
    twitterUsername: 'acme',
    demoVideoUrl: null,
    discount: { badgeTitle: 'Launch offer', code: 'LAUNCH', percentOff: 20, validUntil: '2026-04-02' },
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
