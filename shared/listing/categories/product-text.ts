import type { Page, TextBlock } from '../../page/page.ts'
import { wordCount } from '../fold.ts'
import { Loose } from '../loose.ts'
import { notRecurring, oneTime, pricingTitle } from '../pricing/price-words.ts'

const feeWords = String.raw`(?:pay|buy) (?:only )?once|(?:single|one[- ]time|one[- ]off|upfront) (?:payments?|purchases?|fees?|costs?|charges?|prices?|billing)|(?:no|without|zero) (?:\p{L}+ )?(?:fees?|costs?|payments?|charges?|credit card)(?: required| needed)?|money[- ]back guarantee|free trial|privacy policy|cookie policy|keine? (?:\p{L}+ )?(?:gebühren|kosten|kreditkarte)|sans (?:frais|carte bancaire)|sin (?:comisiones|tarjeta)`

/** General talk about payment, and about the policies that every site has. */
const priceTalk = new Loose(`(?<!\\p{L})(?:${feeWords})(?!\\p{L})|${notRecurring.source}|${oneTime.source}`)

/** A text in lower case, without mentions of prices, which say nothing about the category. */
export const withoutPriceTalk = (text: string): string => priceTalk.replace(text, ' … ')

const unread = new Set(['footer', 'notice', 'pricing'])

/** What browsers without videos show in their place: “Your browser does not support the video tag”. */
const instead =
  /video[\s-]?(?:tag|element)|(?:browser|navigat(?:eur|or)|navegador|přehlížeč|prohlížeč|przeglądark|böngésző|webbläsare|nettleser|selain|tarayıcı|браузер|浏览器|ブラウザ)\S*.{0,40}(?:video|vidéo|vídeo|videó|видео|视频|動画)/iu

/** The blocks about the product, without the page’s frame and without plans and prices. */
export function productBlocks(page: Page): TextBlock[] {
  let pricedBelow = 0
  return page.blocks.filter(({ tag, text, scopes, action }) => {
    const level = /^h[1-6]$/.test(tag) ? Number(tag[1]) : 0
    if (level > 0 && level <= pricedBelow) pricedBelow = 0
    if (level > 1 && wordCount(text) <= 10 && pricingTitle.test(text)) pricedBelow = level
    // A menu of cards with descriptions is content; bare menu entries and link labels aren’t.
    const entry = (action || scopes.includes('nav')) && level === 0 && wordCount(text) < 5
    return pricedBelow === 0 && !entry && !(text.length < 120 && instead.test(text)) && !scopes.some((scope) => unread.has(scope))
  })
}
