import { searchProducts as action } from '../../actions/catalog/search-products.ts'
import { defineTool } from '../tool.ts'

export const searchProducts = defineTool({
  endpoint: 'searchProducts',
  action,
  title: 'Search launches',
  description:
    'Searches published product launches in the Slipway catalog, newest first. Without arguments, it returns the ten most recent. ' +
    'Every word of `query` must match somewhere in the name, tagline, description, categories or host. Returns summaries and `nextCursor`: ' +
    'pass it as `cursor` with the same query and category to get the next page. Call get_product with a `slug` for the full listing. ' +
    'Useful before a launch to see whether the product, or a similar one, is already listed. Needs no account.',
  annotations: { readOnlyHint: true, openWorldHint: false },
  introduce: ({ items, nextCursor }) =>
    items.length === 0
      ? 'No published launches match. Try fewer words, or none for the newest.'
      : `${items.length} ${items.length === 1 ? 'launch' : 'launches'}, newest first${nextCursor === null ? '' : '; use nextCursor for more'}. Call get_product for a full listing.`,
})
