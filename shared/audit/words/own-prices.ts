import { ownTexts } from '../../listing/pricing/own-texts.ts'
import { buying, oneTime, pricingTitle, recurring } from '../../listing/pricing/price-words.ts'
import type { Page, TextBlock } from '../../page/page.ts'
import written from './currencies.json' with { type: 'json' }
import { languageOf } from './language.ts'

/** An amount as schema.org writes it, with its currency (ISO 4217). */
export type OwnPrice = { price: string; priceCurrency: string }

/** How pages write currencies, the longer spelling first, and their ISO codes. */
const currencies = written.map(({ code, written }): [RegExp, string] => [new RegExp(written, 'iu'), code])

const digits = String.raw`\d{1,3}(?:[ \u00a0.,']\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`
export const money = new RegExp(
  String.raw`(?<![\p{Script=Latin}\d$])(?:(?<sign>(?:US|CA|AU|C|A|R)?\$|[€£¥￥₹₽₩₺₴฿]|(?:USD|EUR|GBP|CHF|CAD|AUD|BRL|INR|CNY|RMB|JPY|KRW)(?!\p{L}))\s?(?<before>${digits})|(?<after>${digits})\s?(?<unit>€|£|₽|₴|₺|円|元|원|บาท|(?:EUR|USD|GBP|CHF|CAD|AUD|PLN|CZK|zł|Kč|TL|kr|euros?|dollars?)(?!\p{L})|руб|грн))(?!\d|[.,]\d|\s?(?:k|m|bn|million|billion|万|億|亿)(?!\p{L}))`,
  'giu',
)

const aside = new Set(['nav', 'footer', 'comparison', 'demo', 'testimonial', 'notice', 'faq'])
/** Money that people save, earn or lose isn’t a price. */
const notPaid =
  /\b(?:sav(?:e|es|ed|ing|ings)|earn\w*|rais(?:e|ed)|worth|instead of|donat\w*|refund|cashback|coupon|(?:free|in|of) credits?|off\b|budget|revenue|salary|invoices?|sparen|ersparnis|économi\w*|ahorr\w*)\b|節約|节省/iu
const isBrief = (text: string) => text.length < 40

const tellsPrice = ({ text, heading, scopes }: TextBlock) =>
  scopes.includes('pricing') ||
  pricingTitle.test(heading) ||
  isBrief(text) ||
  recurring.test(text) ||
  oneTime.test(text) ||
  buying.test(text)

/** The ISO code of a currency as pages write it. */
export function currencyOf(sign: string, language: string): string | undefined {
  if (/^[¥￥]/.test(sign)) return language.startsWith('zh') ? 'CNY' : 'JPY'
  return currencies.find(([written]) => written.test(sign))?.[1]
}

/** "1,200.50", "1.200,50" and "12,5" as schema.org requires: digits and a dot. */
export const toPrice = (written: string) =>
  String(
    Number(
      written
        .replace(/[\s\u00a0']/g, '')
        .replace(/[.,](?=\d{3}(?:\D|$))/g, '')
        .replace(',', '.'),
    ),
  )

/** The product’s own prices, each once, in page order. */
export function ownPrices(page: Page): OwnPrice[] {
  const language = languageOf(page)
  const prices = new Map<string, OwnPrice>()
  for (const block of ownTexts(page).blocks) {
    if (block.scopes.some((scope) => aside.has(scope)) || notPaid.test(block.text) || !tellsPrice(block)) continue
    for (const { groups } of block.text.slice(0, 600).matchAll(money)) {
      const price = toPrice(groups?.['before'] ?? groups?.['after'] ?? '')
      const priceCurrency = currencyOf(groups?.['sign'] ?? groups?.['unit'] ?? '', language)
      if (priceCurrency !== undefined) prices.set(`${price} ${priceCurrency}`, { price, priceCurrency })
    }
  }
  return [...prices.values()]
}
