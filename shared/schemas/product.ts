import { Type, type Static } from 'typebox'
import { categoriesMark } from '../listing/taxonomy.ts'
import { limits } from '../vocabulary.ts'
import { productSchemas } from './listing-schemas.ts'
import { nullableString } from './nullable.ts'

const summaryFields = {
  slug: Type.String({ description: 'Identifier in URLs.' }),
  ...productSchemas('summary'),
  upvotes: Type.Number({ description: 'Number of upvotes.' }),
  launchDate: Type.String({ description: 'Date (UTC, YYYY-MM-DD).' }),
  productUrl: Type.String({ description: 'The launch page in this catalog.' }),
}

/** Interface section 2.2. */
export const ProductSummary = Type.Object(summaryFields, { title: 'Product summary', description: 'A published launch in brief.' })
export type ProductSummary = Static<typeof ProductSummary>

/** Interface section 2.3. */
export const Product = Type.Object(
  {
    ...summaryFields,
    ...productSchemas('full'),
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

export const ProductSearch = Type.Object({
  query: Type.Optional(
    Type.String({
      maxLength: limits.queryLength,
      description: 'Search terms; all must match the name, tagline, description, categories or host.',
    }),
  ),
  category: Type.Optional(
    Type.String({
      maxLength: limits.categoryLength,
      description: `Exact category slug: ${categoriesMark}.`,
    }),
  ),
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: limits.products.max,
      default: limits.products.default,
      description: 'How many launches to return.',
    }),
  ),
  cursor: Type.Optional(
    Type.String({ maxLength: limits.cursorLength, description: 'The nextCursor of the previous page of the same search.' }),
  ),
})
