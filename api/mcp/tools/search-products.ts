import { searchProducts as action } from '../../actions/catalog/search-products.ts'
import { defineTool } from '../tool.ts'

export const searchProducts = defineTool({
  endpoint: 'searchProducts',
  action,
  title: 'Search launches',
  description:
    'Finds published product launches in the Slipway catalog, newest first. Without arguments it returns the ten most recent. ' +
    'Every word of `query` must occur somewhere in the name, tagline, description, categories or host. Returns summaries, and `nextCursor`: ' +
    'pass it as `cursor`, with the same query and category, for the next page. Call get_product with a `slug` for the whole listing. ' +
    'Useful before a launch: see whether the product, or one like it, is listed already. Needs no account.',
  annotations: { readOnlyHint: true, openWorldHint: false },
  introduce: ({ items, nextCursor }) =>
    items.length === 0
      ? 'No published launch matches. Try fewer words, or none for the newest.'
      : `${items.length} ${items.length === 1 ? 'launch' : 'launches'}, newest first${nextCursor === null ? '' : '; nextCursor leads to more'}. get_product has the whole of one.`,
})
