import { squash } from '../../../../listing/fold.ts'
import type { JsonLdNode, Page } from '../../../../page/page.ts'
import { isProduct } from '../../../structured-data/products.ts'
import { amountsIn } from '../amounts.ts'
import { ownTexts, type Contradiction } from '../claim.ts'

/** A price alone, or with tax. */
const alone = /^(?:\(?(?:incl|including|inc|inkl|mit|avec|con|com|ttc|iva|vat|mwst|tva|btw|tax|taxes|moms|dph|ust|kdv)\b[. ]*)*\)?$/i
const rates = [2.1, 2.6, 3, 3.8, 4, 5, 5.5, 6, 7, 8, 8.1, 9, 10, 12, 13, 13.5, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 25.5, 27, 28]
/** Prices before and after tax. */
const taxed = /\b(?:vat|iva|mwst|ust|tva|btw|moms|mva|dph|ddv|kdv|hst|gst|tax(?:es)?|netto?|brutto|h\.?t\.?)\b|ндс|пдв|税/i

/** What JSON-LD says that the page’s product costs, against the only price on the page, which stands right below the product’s name. */
export function otherSoleOffer(page: Page): Contradiction[] {
  const [product, ...products] = page.jsonLd.nodes.filter(isProduct)
  const [offer, ...offers] = [product?.['offers'] ?? []].flat() as (JsonLdNode | null)[]
  const [name, price, currency] = [product?.['name'], offer?.['price'], offer?.['priceCurrency']]
  const first = page.headings.find(({ level }) => level === 1)?.text ?? ''
  if (products.length + offers.length > 0 || typeof name !== 'string' || squash(name) !== squash(first)) return []
  if (!/^(?:string|number)$/.test(typeof price) || !(Number(price) > 0) || offer?.['priceSpecification'] !== undefined) return []
  const shown = ownTexts(page).flatMap((block) => amountsIn(block.text).map((amount) => ({ ...amount, block })))
  const [own] = shown
  if (own === undefined || own.currency === '' || new Set(shown.map((one) => one.price)).size > 1) return []
  const isBare = own.block.heading === first && own.index === 0 && alone.test(own.rest.trim())
  const [low, high] = [own.price, Number(price)].toSorted((a, b) => a - b) as [number, number]
  // Several may be the least that can be bought.
  const isOfOne =
    !taxed.test(page.text) &&
    !/\d ?(?:min|minut\p{L}*|h|ml|cl|l|kg|g|cm)(?!\p{L})/iu.test(page.text) &&
    !Number.isInteger(high / low) &&
    !rates.some((rate) => Math.abs(low * (1 + rate / 100) - high) <= 0.1)
  return isBare && own.currency === currency && high > low && isOfOne
    ? [
        {
          kind: 'claims',
          text: `${first}: ${own.block.text}” and “${Number(price)} ${own.currency} in JSON-LD`,
        },
      ]
    : []
}
