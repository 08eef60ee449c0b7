import { Type, type Static } from 'typebox'
import { pricings } from '../vocabulary.ts'
import { nullableString } from './nullable.ts'

/** Interface section 2.1. */
export const Pricing = Type.Enum([...pricings], { description: 'Pricing model.' })

const summaryFields = {
  slug: Type.String({ description: 'Identifier in URLs.' }),
  name: Type.String({ description: 'Name of the product.' }),
  tagline: Type.String({ description: 'What it is, in one line.' }),
  url: Type.String({ description: 'The product’s URL.' }),
  categories: Type.Array(Type.String(), { description: 'Category slugs.' }),
  pricing: Type.Union([Pricing, Type.Null()], { description: 'Pricing model, or null if unknown.' }),
  openSource: Type.Boolean({ description: 'Whether its source code is open.' }),
  upvotes: Type.Number({ description: 'Number of upvotes.' }),
  launchDate: Type.String({ description: 'Date (UTC, YYYY-MM-DD).' }),
  productUrl: Type.String({ description: 'The launch page in this catalog.' }),
}

/** Interface section 2.2. */
export const ProductSummary = Type.Object(summaryFields, { title: 'Product summary', description: 'A published launch in brief.' })
export type ProductSummary = Static<typeof ProductSummary>

export const Discount = Type.Object(
  {
    badgeTitle: nullableString('Short text shown on the launch, or null.'),
    code: nullableString('The code to enter at checkout, or null.'),
    percentOff: Type.Union([Type.Number(), Type.Null()], { description: 'Percentage off the price, or null.' }),
    validUntil: nullableString('Last day (UTC, YYYY-MM-DD), or null.'),
  },
  { title: 'Discount', description: 'A discount for visitors of the launch.' },
)
export type Discount = Static<typeof Discount>

/** Interface section 2.3. */
export const Product = Type.Object(
  {
    ...summaryFields,
    description: Type.String({ description: 'What it does and who it is for, in plain text.' }),
    logo: Type.String({ description: 'URL of the logo.' }),
    screenshots: Type.Array(Type.String(), { description: 'URLs of screenshots, best one first.' }),
    twitterUsername: nullableString('X username, or null.'),
    demoVideoUrl: nullableString('URL of a demo video, or null.'),
    discount: Type.Union([Discount, Type.Null()], { description: 'A discount for visitors of the launch, or null.' }),
    maker: Type.Object(
      { name: Type.String({ description: 'The maker’s name.' }), handle: nullableString('The maker’s handle, or null.') },
      { description: 'Who made it.' },
    ),
    commentCount: Type.Number({ description: 'Number of comments.' }),
    changelogCount: Type.Number({ description: 'Number of updates in its changelog.' }),
  },
  { title: 'Product', description: 'A published launch in full.' },
)
export type Product = Static<typeof Product>

export const ProductPage = Type.Object(
  {
    items: Type.Array(ProductSummary, { description: 'Newest first.' }),
    nextCursor: nullableString('Pass it as `cursor` to get the next page; null on the last page.'),
  },
  { title: 'Page of products', description: 'One page of a search.' },
)
export type ProductPage = Static<typeof ProductPage>
