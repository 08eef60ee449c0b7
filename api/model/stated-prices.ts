import { productNodes } from '../../shared/listing/json-ld.ts'
import type { Page } from '../../shared/page/page.ts'

type Node = Record<string, unknown>

/** Prices of the product's JSON-LD offers as a person would write them: "12 EUR". */
export function statedPrices(page: Page): string[] {
  const offers = productNodes(page).flatMap((node) => nodesIn(node['offers']))
  const nested = offers.flatMap((offer) => [offer, ...nodesIn(offer['offers'])]).slice(0, 12)
  return [...new Set(nested.flatMap((offer) => pricesOf(offer)))]
}

const pricesOf = (offer: Node): string[] =>
  ['price', 'lowPrice', 'highPrice'].flatMap((key) => {
    const price = plain(offer[key])
    return price === '' ? [] : [`${price} ${plain(offer['priceCurrency'])}`.trim()]
  })

const nodesIn = (value: unknown): Node[] =>
  [value].flat().filter((item): item is Node => typeof item === 'object' && item !== null && !Array.isArray(item))

const plain = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 20) : '')
