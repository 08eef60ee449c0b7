import { typesOf } from '../../listing/json-ld.ts'
import type { JsonLdNode } from '../../page/page.ts'
import { misspelledType } from './schema-types.ts'

/** SoftwareApplication with its schema.org subtypes, and the Product types that carry offers. */
const product = /^(?:(?:Software|Web|Mobile)Application|VideoGame|Product|ProductGroup)$/
const goods = /^Product(?:Group)?$/

const has = (value: unknown) => value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

/** An offer with a currency and no price is one that its template forgot to fill in; one that only links to the prices isn’t. */
function isPriceless(offers: unknown): boolean {
  const all = [offers].flat().filter((offer) => typeof offer === 'object' && offer !== null) as JsonLdNode[]
  return (
    all.length > 0 &&
    all.every(
      (offer) => has(offer['priceCurrency']) && !['price', 'lowPrice', 'highPrice', 'priceSpecification'].some((key) => has(offer[key])),
    )
  )
}

/** A type that is merely misspelled is a finding of its own. */
const meantTypes = (node: JsonLdNode) => typesOf(node).map((type) => misspelledType(type) ?? type)

export const isProduct = (node: JsonLdNode): boolean => meantTypes(node).some((type) => product.test(type))

/** A site, company, article or whatever else a page can be about. */
const isNamed = (node: JsonLdNode): boolean => has(node['name']) || has(node['headline']) || has(node['itemListElement'])

/**
 * What search engines miss in a product: https://developers.google.com/search/docs/appearance/structured-data/software-app and, where ratings
 * do as well, https://developers.google.com/search/docs/appearance/structured-data/product-snippet.
 */
export function lacksOf(node: JsonLdNode): ('name' | 'offers')[] {
  const isRated =
    meantTypes(node).some((type) => goods.test(type)) && (has(node['aggregateRating']) || has(node['review']) || has(node['hasVariant']))
  return [
    ...(has(node['name']) ? [] : (['name'] as const)),
    ...((has(node['offers']) && !isPriceless(node['offers'])) || isRated ? [] : (['offers'] as const)),
  ]
}

/** Every node of a script: its objects, those of its lists and of its graph. */
export function nodesIn(script: unknown): JsonLdNode[] {
  if (Array.isArray(script)) return script.flatMap(nodesIn)
  if (typeof script !== 'object' || script === null) return []
  const node = script as JsonLdNode
  return [...(node['@type'] === undefined ? [] : [node]), ...nodesIn(node['@graph'])]
}

/** Whether these nodes say enough about a page: of software, the product with its name and offers. */
export const isEnough = (nodes: readonly JsonLdNode[], software: boolean): boolean =>
  nodes.some((node) => isProduct(node) && lacksOf(node).length === 0) || (!software && nodes.some(isNamed))
