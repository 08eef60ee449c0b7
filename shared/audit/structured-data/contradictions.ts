import { typesOf } from '../../listing/json-ld.ts'
import { squash } from '../../listing/fold.ts'
import { joinWords } from '../../join-words.ts'
import { pricingTitle } from '../../listing/pricing/price-words.ts'
import type { JsonLdNode, Page } from '../../page/page.ts'
import { dayMs } from '../../durations.ts'
import { isForPublic, isLocal, isSameSite, publicUrl } from '../address.ts'
import { isScriptShell } from '../script-shell.ts'
import { ownPrices, type OwnPrice } from '../words/own-prices.ts'
import { isProduct } from './products.ts'
import { excerpt } from '../words/excerpt.ts'

/** Currencies that pages abbreviate to “$”. */
const dollars = new Set(['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN', 'TWD', 'ARS', 'CLP', 'COP'])

const nodesOf = (value: unknown): JsonLdNode[] =>
  [value].flat().filter((node): node is JsonLdNode => typeof node === 'object' && node !== null)

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '')

const statedPrices = (product: JsonLdNode): OwnPrice[] =>
  nodesOf(product['offers']).flatMap((offer) =>
    [offer, ...nodesOf(offer['offers'])].flatMap((one) =>
      ['price', 'lowPrice', 'highPrice'].flatMap((key) =>
        Number(one[key]) > 0 ? [{ price: String(Number(one[key])), priceCurrency: textOf(one['priceCurrency']) }] : [],
      ),
    ),
  )

const ofYears = /year|annual|jahr|jähr|annuel|par an|anual|al año|por ano|annuo|年/i
/** Whether one amount may be the other’s monthly or yearly price, including a discount. */
const mayBeSame = (a: number, b: number, page: Page) =>
  a === b || (ofYears.test(page.text) && [a / b, b / a].some((ratio) => ratio >= 7 && ratio <= 12.1))
const isOtherCurrency = (a: string, b: string) => a !== '' && a !== b && !(dollars.has(a) && dollars.has(b))
const text = ({ price, priceCurrency }: OwnPrice) => `${price} ${priceCurrency}`.trim()

/** Prices of which the page shows none, or shows them in another currency. */
function priceContradiction(product: JsonLdNode, page: Page): string[] {
  // In other sections, amounts may be what people save or send.
  const told = page.blocks.filter(({ scopes, heading }) => scopes.includes('pricing') || pricingTitle.test(heading))
  const plans = told.map(({ text }) => text.replaceAll(',', '.')).join(' ')
  const shown = ownPrices(page).filter(({ price }) => price !== '0' && plans.includes(price))
  const stated = statedPrices(product)
  if (stated.length === 0 || shown.length === 0) return []
  const near = stated.flatMap((one) =>
    shown.filter(({ price }) => mayBeSame(Number(price), Number(one.price), page)).map((other) => ({ one, other })),
  )
  const isWrong = near.every(({ one, other }) => isOtherCurrency(one.priceCurrency, other.priceCurrency))
  return isWrong
    ? [`offers say ${joinWords(stated.slice(0, 3).map(text))}, but the page shows ${joinWords(shown.slice(0, 3).map(text))}`]
    : []
}

/** A name none of whose words are on the page. */
function nameContradiction({ name }: JsonLdNode, page: Page): string[] {
  if (typeof name !== 'string' || name.trim() === '') return []
  const { title, metaDescription, openGraph, applicationName, logoTexts, url } = page
  const said = [page.text, title, metaDescription, applicationName, url, ...page.canonicals, ...logoTexts, ...Object.values(openGraph)]
  const all = squash(said.join(' '))
  const words = (name.match(/[\p{L}\p{N}]{3,}/gu) ?? []).map(squash)
  return words.length > 0 && words.every((word) => !all.includes(word)) ? [`the name “${excerpt(name, 60)}” is nowhere on the page`] : []
}

/** Google, “Review snippet”: ratings must be there for visitors, too. */
function ratingContradiction(product: JsonLdNode, page: Page): string[] {
  const said = [page.text, ...page.images.map(({ alt }) => alt)].join(' ').replaceAll(/(?<=\d)[\s.,’'](?=\d{3}\b)/g, '')
  return nodesOf(product['aggregateRating']).flatMap((rating) => {
    const values = ['ratingValue', 'ratingCount', 'reviewCount'].map((key) => textOf(rating[key])).filter((one) => /^\d/.test(one))
    const isShown = values.some((one) => new RegExp(`(?<![\\d.,])${one.replace('.', '[.,]')}(?!\\d|[.,]\\d)`).test(said))
    return values.length < 2 || isShown ? [] : [`aggregateRating (${values.slice(0, 2).join(' from ')}) is nowhere on the page`]
  })
}

/** A product’s `url` on a site that the page neither is nor links to: a template’s, or a former one. Offers may be in shops elsewhere. */
function siteContradiction(product: JsonLdNode, page: Page): string[] {
  const url = URL.parse(textOf(product['url']))
  const own = [page.url, publicUrl(page), ...page.canonicals]
  if (url === null || !/^https?:$/.test(url.protocol) || isLocal(url.href) || !isForPublic(page)) return []
  const isKnown = [...own, ...page.links.map((link) => link.url)].some((one) => isSameSite(one, url.href))
  return isKnown ? [] : [`url leads to ${url.hostname}, a site that the page doesn’t link to`]
}

const written = /^(?:Article|BlogPosting|NewsArticle|WebPage)$/
/** Events that end before they begin, and texts, though not books or games, that appear only in the future. */
export const wrongDates = (page: Page, now: number): string[] =>
  page.jsonLd.nodes.flatMap((node) => {
    const [start, end] = [textOf(node['startDate']), textOf(node['endDate'])]
    const isTurned = Date.parse(end) < Date.parse(start.slice(0, end.length))
    const dates = typesOf(node).some((type) => written.test(type)) ? ['datePublished', 'dateModified', 'dateCreated'] : []
    const future = dates.find((key) => Date.parse(textOf(node[key])) > now + 2 * dayMs)
    return [
      ...(isTurned ? [`endDate (${end.slice(0, 30)}) is before startDate (${start.slice(0, 30)})`] : []),
      ...(future === undefined ? [] : [`${future} (${textOf(node[future]).slice(0, 30)}) is in the future`]),
    ]
  })

/** Offers that search engines take for ended. */
export const endedOffers = (page: Page, now: number): string[] =>
  page.jsonLd.nodes.filter(isProduct).flatMap((node) =>
    nodesOf(node['offers']).flatMap((offer) => {
      const until = textOf(offer['priceValidUntil'])
      return Date.parse(until) < now - 2 * dayMs ? [`offers.priceValidUntil (${until.slice(0, 30)}) has passed`] : []
    }),
  )

/** Words found only on a page that sells something, and those of one that doesn’t. */
const selling =
  /\bin stock\b|\bships? (?:today|tomorrow|within|in \d)|\bauf lager\b|\bsofort lieferbar\b|\blieferbar ab sofort\b|\ben stock\b|\bexpédié sous\b|\bdisponibile subito\b|\bop voorraad\b|\bpå lager\b|\bi lager\b|\bem estoque\b|在庫あり(?!ません)|(?<!没|沒|无|無)(?:有货|现货)/i
const soldOut =
  /\bsold[- ]out\b|\bunavailable\b|\bwhen\b[^.]{0,60}\bin stock\b|\bout of stock\b|\bback in stock\b|\bnot in stock\b|\bno longer\b|\bdiscontinued\b|\bwaitlist\b|\bnotify me\b|ausverkauft|vergriffen|nicht (?:mehr )?(?:auf lager|lieferbar)|épuisé|rupture de stock|agotado|esaurito|esgotado|uitverkocht|utsolgt|slutsåld|売り切れ|品切れ|在庫切れ|售罄|缺货/i

/** “n’est plus en stock”, “niet op voorraad”. */
const denied = new RegExp(
  String.raw`(?<!\p{L})(?:plus|pas|niet|ikke|inte|ej|não|no|non|not|nicht)\s+(?:\S+\s+)?(?:${selling.source})`,
  'iu',
)

/** Search engines show what the offer says: https://schema.org/ItemAvailability. */
function availabilityContradiction(product: JsonLdNode, page: Page): string[] {
  const name = squash(textOf(product['name']))
  // Others in stock are other products.
  const own = page.blocks.filter(({ heading, text }) => name !== '' && squash(`${heading} ${text}`).includes(name))
  const said = own.map(({ text }) => text).join('\n')
  const all = [page.text, page.metaDescription].join(' ')
  const states = nodesOf(product['offers']).map(({ availability }) => /\w+$/.exec(textOf(availability).trim())?.[0] ?? '')
  const [first] = states
  const isGone = states.every((state) => /^(?:OutOfStock|SoldOut|Discontinued)$/.test(state))
  return first !== undefined && isGone && selling.test(said) && !soldOut.test(all) && !denied.test(all)
    ? [`offers.availability says ${first}, but the page says “${selling.exec(said)?.[0]}”`]
    : []
}

/** Google, “FAQ structured data”: questions must be there for visitors. Scripts and other pages may show some. */
function unaskedQuestions({ jsonLd, text }: Page): string[] {
  const asked = jsonLd.nodes
    .filter((node) => typesOf(node).includes('FAQPage'))
    .flatMap((node) => nodesOf(node['mainEntity']).map(({ name }) => textOf(name)))
    .filter((name) => name.length > 8)
  const shown = squash(text)
  const isShown = (name: string) =>
    shown.includes(squash(name)) || (name.match(/\p{L}{5,}/gu) ?? []).filter((word) => shown.includes(squash(word))).length > 1
  return asked.length === 0 || asked.some(isShown) ? [] : [`the question “${excerpt(asked[0] ?? '', 80)}” is nowhere on the page`]
}

/** Google, “General structured data guidelines”: what JSON-LD says about the product and the page doesn’t, each as a part of a sentence. */
export function contradictions(page: Page): string[] {
  if (isScriptShell(page) || page.text.length < 300 || page.text.length >= 20_000) return []
  const ofProducts = page.jsonLd.nodes
    .filter((node) => isProduct(node) && typesOf(node).length > 0)
    .flatMap((node) => [
      ...nameContradiction(node, page),
      ...priceContradiction(node, page),
      ...availabilityContradiction(node, page),
      ...siteContradiction(node, page),
      ...ratingContradiction(node, page),
    ])
  return [...ofProducts, ...unaskedQuestions(page)]
}
