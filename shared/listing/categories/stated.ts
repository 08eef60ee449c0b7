import type { Page } from '../../page/page.ts'
import { nodesOf, productNodes, textOf, typesOf } from '../json-ld.ts'
import type { CategorySlug } from '../taxonomy.ts'
import words from './stated-words.json' with { type: 'json' }

/** The weight of a statement: a specific type outweighs most words; a generator’s default only supports them. */
const telling = 12
const byDefault = 2

type Row = [pattern: RegExp, slug: CategorySlug, weight: number]
const rowsOf = <S extends CategorySlug>(patterns: Record<S, string>, weight: number): Row[] =>
  Object.entries<string>(patterns).map(([slug, pattern]) => [new RegExp(pattern), slug as S, weight])

/** Values of applicationCategory, of schema.org and as people write them; the first that matches. */
const applications = [...rowsOf(words.applications, telling), ...rowsOf(words.defaults, byDefault)]

/** Types that are a kind of place, work or business. */
const types = rowsOf(words.types, telling)

/** Where browsers get their extensions. */
const extensionStore =
  /^https:\/\/(?:chromewebstore\.google\.com|chrome\.google\.com\/webstore|addons\.mozilla\.org|microsoftedge\.microsoft\.com\/addons)\//

/** Programs that make nothing but shops, by what they write into their pages. WordPress sites have WooCommerce for a voucher, too. */
const shopProgram =
  /^(?:Shopify|PrestaShop|Magento|OpenCart|Shopware|BigCommerce|nopCommerce|Ecwid|JTL-Shop|Gambio|Shoper|Ticimax|IdeaSoft)/i

export function statedCategories(page: Page): Map<CategorySlug, number> {
  const found = new Map<CategorySlug, number>()
  const add = (slug: CategorySlug, weight: number) => found.set(slug, Math.max(found.get(slug) ?? 0, weight))
  if (page.links.some(({ url }) => extensionStore.test(url))) add('browser-extensions', telling)
  if (shopProgram.test(page.generator ?? '')) add('ecommerce-marketplace', telling)
  for (const node of productNodes(page).slice(0, 10)) {
    for (const key of ['applicationCategory', 'applicationSubCategory']) {
      const value = (textOf(node, key) ?? '')
        .slice(0, 100)
        .replaceAll(/([a-z])(?=[A-Z])/g, '$1 ')
        .toLowerCase()
      const match = applications.find(([pattern]) => pattern.test(value))
      if (match) add(match[1], match[2])
    }
  }
  for (const node of nodesOf(page, /./).slice(0, 40)) {
    for (const type of typesOf(node)) {
      const match = types.find(([pattern]) => pattern.test(type))
      if (match) add(match[1], match[2])
    }
  }
  return found
}
