import { getProduct as read } from '../../actions/catalog/get-product.ts'
import { readSlug } from '../../domain/launch/slug.ts'
import { defineTool } from '../tool.ts'

export const getProduct = defineTool({
  endpoint: 'getProduct',
  action: (world, { slug }, caller) => read(world, { slug: readSlug(slug, world.siteUrl) }, caller),
  title: 'Get a launch',
  description:
    'Returns the full public listing of a published launch: description, images, maker, discount, upvotes. `slug` comes from search_products, or pass the URL of its page; ' +
    'a product’s former slugs keep working. Drafts are not included: get_my_launches lists those of a connected account. Needs no account.',
  annotations: { readOnlyHint: true, openWorldHint: false },
  introduce: ({ slug }) => `The listing of ${slug}, in its maker’s words.`,
})
