import { Type, type Static } from 'typebox'
import { pricings } from '../vocabulary.ts'

/** Interface section 2.1. */
export const Pricing = Type.Enum([...pricings], { description: 'Pricing model.' })

const summaryFields = {
  slug: Type.String({ description: 'Identifier in URLs.' }),
  name: Type.String(),
  tagline: Type.String(),
  url: Type.String({ description: 'The product’s URL.' }),
  categories: Type.Array(Type.String(), { description: 'Category slugs.' }),
  pricing: Type.Union([Pricing, Type.Null()]),
  openSource: Type.Boolean(),
  upvotes: Type.Number(),
  launchDate: Type.String({ description: 'Date (UTC, YYYY-MM-DD).' }),
  productUrl: Type.String({ description: 'The launch page in this catalog.' }),
}

/** Interface section 2.2. */
export const ProductSummary = Type.Object(summaryFields, { title: 'Product summary' })
export type ProductSummary = Static<typeof ProductSummary>

export const Discount = Type.Object({
  badgeTitle: Type.Union([Type.String(), Type.Null()]),
  code: Type.Union([Type.String(), Type.Null()]),
  percentOff: Type.Union([Type.Number(), Type.Null()]),
  validUntil: Type.Union([Type.String(), Type.Null()], { description: 'Date (UTC, YYYY-MM-DD).' }),
})
export type Discount = Static<typeof Discount>

/** Interface section 2.3. */
export const Product = Type.Object(
  {
    ...summaryFields,
    description: Type.String(),
    logo: Type.String(),
    screenshots: Type.Array(Type.String()),
    twitterUsername: Type.Union([Type.String(), Type.Null()]),
    demoVideoUrl: Type.Union([Type.String(), Type.Null()]),
    discount: Type.Union([Discount, Type.Null()]),
    maker: Type.Object({ name: Type.String(), handle: Type.Union([Type.String(), Type.Null()]) }),
    commentCount: Type.Number(),
    changelogCount: Type.Number(),
  },
  { title: 'Product' },
)
export type Product = Static<typeof Product>

export const ProductPage = Type.Object(
  {
    items: Type.Array(ProductSummary),
    nextCursor: Type.Union([Type.String(), Type.Null()], {
      description: 'Pass it as `cursor` to get the next page; null on the last page.',
    }),
  },
  { title: 'Page of products' },
)
export type ProductPage = Static<typeof ProductPage>
