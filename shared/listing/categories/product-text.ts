import type { Page, TextBlock } from '../../page/page.ts'
import { wordCount } from '../fold.ts'
import { notRecurring, oneTime, pricingTitle } from '../pricing/price-words.ts'

const feeWords = String.raw`(?:pay|buy) (?:only )?once|(?:single|one[- ]time|one[- ]off|upfront) (?:payments?|purchases?|fees?|costs?|charges?|prices?|billing)|(?:no|without|zero) (?:\p{L}+ )?(?:fees?|costs?|payments?|charges?|credit card)(?: required| needed)?|money[- ]back guarantee|free trial|privacy policy|cookie policy|keine? (?:\p{L}+ )?(?:gebühren|kosten|kreditkarte)|sans (?:frais|carte bancaire)|sin (?:comisiones|tarjeta)`

/** How people speak of paying for anything, and of the policies every site has. */
const priceTalk = new RegExp(`(?<!\\p{L})(?:${feeWords})(?!\\p{L})|${notRecurring.source}|${oneTime.source}`, 'giu')

/** A text without what it says of its own price: that somebody pays tells no category. */
export const withoutPriceTalk = (text: string): string => text.replace(priceTalk, ' … ')

const unread = new Set(['footer', 'notice', 'pricing'])

/** The blocks that speak of the product: neither the frame around them nor its plans and prices. */
export function productBlocks(page: Page): TextBlock[] {
  let pricedBelow = 0
  return page.blocks.filter(({ tag, text, scopes, action }) => {
    const level = /^h[1-6]$/.test(tag) ? Number(tag[1]) : 0
    if (level > 0 && level <= pricedBelow) pricedBelow = 0
    if (level > 1 && wordCount(text) <= 10 && pricingTitle.test(text)) pricedBelow = level
    // A menu of cards that say where they lead is content; bare entries and captions of links are not.
    const entry = (action || scopes.includes('nav')) && level === 0 && wordCount(text) < 5
    return pricedBelow === 0 && !entry && !scopes.some((scope) => unread.has(scope))
  })
}
