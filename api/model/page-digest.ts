import type { Page, Scope, TextBlock } from '../../shared/page/page.ts'
import { productNodes, textOf } from '../../shared/listing/json-ld.ts'
import { plainLine, plainText } from '../domain/plain-text.ts'

/** How much of a page a model sees, in bytes of UTF-8. */
const maxBytes = 8192
/** How much of that is reserved for pricing, which is often far down the page. */
const pricingBytes = 2048
const maxLine = 600

/** Text by other people, or repeated on every page of the site. */
const skipped = new Set<Scope>(['nav', 'footer', 'testimonial', 'comparison', 'demo', 'notice'])

/** The page's own words, one fact or block per line, without markup and without the query and fragment of its URL. */
export function pageDigest(page: Page): string {
  const own = page.blocks.filter(({ scopes }) => !scopes.some((scope) => skipped.has(scope)))
  const isPrice = ({ scopes }: TextBlock) => scopes.includes('pricing')
  const head = fitting(headLines(page), maxBytes / 2)
  const prices = fitting(own.filter(isPrice).flatMap(blockLine), pricingBytes)
  const rest = fitting(own.filter((block) => !isPrice(block)).flatMap(blockLine), maxBytes - bytesOf(head) - bytesOf(prices))
  return [...head, ...rest, ...prices].join('\n')
}

function headLines(page: Page): string[] {
  const { origin, pathname } = new URL(page.url)
  const products = productNodes(page).slice(0, 2)
  const facts: [string, string | null | undefined][] = [
    ['address', `${origin}${pathname}`],
    ['language', page.lang],
    ['title', page.title],
    ['description', page.metaDescription],
    ['application name', page.applicationName],
    ['og:site_name', page.openGraph['site_name']],
    ['og:title', page.openGraph['title']],
    ['og:description', page.openGraph['description']],
    ['keywords', page.keywords],
    ...page.logoTexts.slice(0, 3).map((text): [string, string] => ['logo', text]),
    ...products.flatMap((node): [string, string | null][] => [
      ['product name', textOf(node, 'name')],
      ['product description', textOf(node, 'description')],
    ]),
    ...statedPrices(page).map((price): [string, string] => ['product price', price]),
  ]
  const seen = new Set<string>()
  return facts.flatMap(([label, text]) => (text && seen.size < seen.add(text).size ? line(label, text) : []))
}

const blockLine = ({ tag, text, scopes }: TextBlock): string[] => line(scopes.includes('pricing') ? `prices, ${tag}` : tag, text)

/** One line, or none when nothing is visible. */
function line(label: string, text: string): string[] {
  const seen = visibleLine(text).slice(0, maxLine).toWellFormed()
  return seen === '' ? [] : [`${label}: ${seen}`]
}

/** The first lines that fit, without duplicates. */
function fitting(lines: string[], max: number): string[] {
  const kept: string[] = []
  let left = max
  for (const text of new Set(lines)) {
    left -= bytesOf([text])
    if (left < 0) break
    kept.push(text)
  }
  return kept
}

const bytesOf = (lines: string[]): number => lines.reduce((sum, text) => sum + Buffer.byteLength(text) + 1, 0)

type Node = Record<string, unknown>

/** Prices of the product's JSON-LD offers the way people write them: "12 EUR". */
function statedPrices(page: Page): string[] {
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

/** Unicode's tag characters and variation selectors above 16: no font shows them, but models read them as letters. */
const hidden = /[\u{e0000}-\u{e0fff}]/gu

/** One line as a reader would see it, without control, direction or hidden characters. */
export const visibleLine = (text: string): string => plainLine(text.replace(hidden, ''))

export const visibleText = (text: string): string => plainText(text.replace(hidden, ''))
