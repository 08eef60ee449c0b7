import type { JsonLdNode, Page } from '../../page/page.ts'
import { productNodes, textOf, typesOf } from '../json-ld.ts'

/** The product’s offers in JSON-LD: how many different prices, whether one is zero, whether they recur. */
export type StatedOffers = { prices: number; free: boolean; recurring: boolean }

export function statedOffers(page: Page): StatedOffers {
  const prices = new Set<number>()
  let free = false
  let recurring = false
  const offers = productNodes(page).flatMap((node) => listOf(node['offers']))
  for (const offer of offers.flatMap((one) => [one, ...listOf(one['offers'])]).slice(0, 40)) {
    const isTrial = /trial|demo|test|prova|essai|prueba|体験|试用/i.test(
      `${textOf(offer, 'name') ?? ''} ${textOf(offer, 'description') ?? ''}`,
    )
    for (const source of [offer, ...listOf(offer['priceSpecification'])]) {
      for (const key of ['price', 'lowPrice', 'highPrice']) {
        const value = Number.parseFloat(plain(source[key]))
        if (value > 0) prices.add(value)
        else if (value === 0 && !isTrial) free = true
      }
      if (source['billingDuration'] ?? source['billingIncrement'] ?? /^(P\d+[MYWD]|MON|ANN|YEAR|MONTH)/i.test(plain(source['unitCode'])))
        recurring = true
    }
    if (typesOf(offer).includes('AggregateOffer') && prices.size > 1) recurring = true
  }
  if (productNodes(page).some((node) => /^true$/i.test(String(node['isAccessibleForFree'])))) free = true
  return { prices: prices.size, free, recurring }
}

const listOf = (value: unknown): JsonLdNode[] =>
  (Array.isArray(value) ? value : [value]).filter((item): item is JsonLdNode => typeof item === 'object' && item !== null)

const plain = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
