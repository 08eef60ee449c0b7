import { pricingTitle } from '../../../../listing/pricing/price-words.ts'
import { once } from '../../../../once.ts'
import type { Page, TextBlock } from '../../../../page/page.ts'
import { anyOf, wholeWord } from '../../../../whole-words.ts'
import { isProduct } from '../../../structured-data/products.ts'
import { amountsIn, perOf } from '../amounts.ts'
import { saidOn } from '../facts.ts'
import {
  aloneIn,
  inCell,
  inSentence,
  isHeading,
  mentioned,
  onCard,
  only,
  pattern,
  sentencesOf,
  toPrice,
  type Price,
} from './named-prices.ts'
import { namesOf, orders } from './price-names.ts'
import { isAround, isFollowing, readPricePage, type PricePage } from './price-page.ts'
import written from './prices.json' with { type: 'json' }

/** With all amounts of the page. */
export type PagePrices = { amounts: number[]; prices: Price[] }

const answering = pattern(() => String.raw`^(?:(?:\p{L}+ )?(?:${written.verb})\s*)?${only}`)
const asks = once(() => anyOf(written.asks.split('|'), 'giu'))
const asking = once(() => new RegExp(String.raw`${wholeWord(`${written.verb}|${written.price}`)}|[?¿]`, 'giu'))

function inBlock(block: TextBlock, at: number, context: PricePage): Price[] {
  const { text, heading, action, scopes, cell, tag } = block
  const { first, headings, language } = context
  if (action) return orders(text, language) && text.length < 60 ? mentioned(text, text.replace(/\d.*$/, ''), context) : []
  const alone = isHeading(tag) ? null : aloneIn(text, context)
  if (cell !== undefined) return alone === null ? [] : inCell(block, alone, headings[at] ?? [], context)
  if (alone !== null) return onCard(at, alone, text, context)
  const isLead = tag === 'h1' || ((heading === first || heading === '') && !scopes.includes('nav') && !scopes.includes('footer'))
  return sentencesOf(text).flatMap((sentence, place) => {
    const last = place > 0 && !isHeading(tag) ? aloneIn(sentence, context) : null
    const own = last === null ? inSentence(sentence, block, context) : onCard(at, last, sentence, context)
    return [...own, ...(isLead ? mentioned(sentence, sentence.replace(/[,;].*$/, ''), context) : [])]
  })
}

/** “How much does it cost?” “£145.” */
function inAnswers(context: PricePage): Price[] {
  return saidOn(context.page).flatMap(({ question, text }) => {
    if (question.search(asks()) < 0) return []
    const sentence = sentencesOf(text)[0] ?? ''
    const [amount] = amountsIn(sentence)
    const isAnswer = amount !== undefined && answering().test(sentence.slice(0, amount.index)) && isFollowing(perOf(amount).after, context)
    const name = question.replaceAll(asks(), ' ').replaceAll(asking(), ' ').trim()
    const said = { by: 'text' as const, text: `${question} ${sentence}`, around: text }
    return [...(isAnswer ? toPrice(name, amount, said, context) : []), ...mentioned(sentence, question, context)]
  })
}

/** What JSON-LD says that the page’s one product costs; sections about prices are compared by `structured-data`. */
function offered(context: PricePage): Price[] {
  const { page, language } = context
  const products = page.jsonLd.nodes.filter(isProduct)
  const [offer, ...others] = [products[0]?.['offers'] ?? []].flat() as Record<string, unknown>[]
  const title = products[0]?.['name']
  const [asked, unit] = [offer?.['price'], offer?.['priceCurrency']]
  const [price, currency] = [typeof asked === 'string' ? Number(asked) : asked, typeof unit === 'string' ? unit : '']
  const isOne =
    products.length === 1 && others.length === 0 && typeof price === 'number' && price > 0 && offer?.['priceSpecification'] === undefined
  if (!isOne || page.blocks.some(({ scopes, heading }) => scopes.includes('pricing') || pricingTitle.test(heading))) return []
  const name = namesOf(typeof title === 'string' ? title : '', language)
  const isPlain = isAround(name, context)
  return [
    {
      name,
      price,
      currency,
      per: '',
      text: `${price} ${currency} in JSON-LD`,
      by: 'offer',
      isPlain,
      tax: 0,
      isSold: false,
      beside: '',
    },
  ]
}

const most = 60

export function pricesOn(page: Page): PagePrices {
  const context = readPricePage(page)
  const { blocks, first, language } = context
  const amounts = [...new Set(context.amounts.flat().map(({ price }) => price))]
  const metas = [page.metaDescription, page.openGraph['description']].flatMap((text) => sentencesOf(text ?? ''))
  const isOrder = first !== '' && orders(first, language) && amounts.length === 1
  const [order] = isOrder ? blocks.flatMap(({ text }) => mentioned(text, first, context)) : []
  const prices: Price[] = []
  for (const [at, block] of blocks.entries()) {
    if (prices.length >= most) break
    prices.push(...inBlock(block, at, context))
  }
  prices.push(...inAnswers(context), ...metas.flatMap((text) => mentioned(text, text, context)), ...offered(context))
  return { amounts, prices: order === undefined ? prices : [...prices, { ...order, by: 'order' }] }
}
