import { getProduct as action } from '../../actions/catalog/get-product.ts'
import { defineTool } from '../tool.ts'

export const getProduct = defineTool({
  endpoint: 'getProduct',
  action,
  title: 'Read one launch',
  description:
    'The full public listing of one published launch: description, images, maker, discount, votes. `slug` comes from search_products; ' +
    'slugs a product has given up keep answering. Drafts are not here: get_my_launches lists those of a connected account. Needs no account.',
  annotations: { readOnlyHint: true, openWorldHint: false },
  introduce: ({ slug }) => `The listing of ${slug}, as its maker wrote it.`,
})
