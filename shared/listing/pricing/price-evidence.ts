import type { Page, TextBlock } from '../../page/page.ts'
import { aboutOrders, amountsIn, saysStartingAt } from './amounts.ts'
import { wordCount } from '../fold.ts'
import { Loose } from '../loose.ts'
import { sentencesOf } from '../shorten.ts'
import { freeAccount, freeGoods, freeProduct, freeUpTo } from './free-limits.ts'
import { freeAny, freeClaim, freeLead, freePlan, freeStart, isFreeChip, saysFreeWide } from './free-words.ts'
import { withoutOtherFree } from './other-free.ts'
import { ownTexts } from './own-texts.ts'
import { perItem, sellsCredits, takesShare } from './per-use.ts'
import { buying, notRecurring, oneTime, onRequest, paidTier, pricingTitle, recurring, trial, upsell } from './price-words.ts'

/** A page that says nothing of payment. */
const nothing = {
  recurring: 0,
  oneTime: 0,
  bought: 0,
  perUse: 0,
  amount: 0,
  startingAt: 0,
  listed: 0,
  freePlan: 0,
  free: 0,
  freeTitle: 0,
  freeStart: 0,
  freeAccount: 0,
  freeUpTo: 0,
  trial: 0,
  onRequest: 0,
  paidTier: 0,
  pricingSection: 0,
}

/** What a page’s own words say about payment; each is a count of the places that say it. */
export type PriceEvidence = Record<keyof typeof nothing, number>

/** Money that isn’t the product’s price: other people’s, saved, earned, donated, or what the product works with. */
const foreignMoney = new Loose(
  String.raw`\b(?:sav(?:e|es|ed|ing|ings)|earn\w*|raised?|revenue|funding|worth|fine[sd]?|donat\w*|sponsor\w*|coffee|patreon|supporters?|ko-?fi|instead of|competitors?|compared|versus|vs\.?|traditional\w*|typical\w*|usually|average|elsewhere|standard \p{L}+(?: \p{L}+){0,3} costs?|agenc(?:y|ies)|others? charge|lost?|losing|salary|invoice|budget|balance|total|refund|bonus|cashback|spent|spend\w*|gespart|sparen|ersparnis|économi\w*|risparmi\w*|fattura|ahorr\w*|spenden?|dons?|donazion\w*|donaci\w*|economize)\b|эконом|пожертв|выручк|寄付|節約|节省|捐`,
)

const unread = new Set(['demo', 'testimonial', 'comparison', 'notice', 'nav'])

/** Reads the page block by block. A heading about prices starts a section that ends at the next heading of its level. */
export function priceEvidence(page: Page): PriceEvidence {
  const found: PriceEvidence = { ...nothing }
  let sectionLevel = 0
  const { blocks, metas } = ownTexts(page)
  for (const [index, block] of blocks.entries()) {
    const level = /^h[1-6]$/.test(block.tag) ? Number(block.tag[1]) : 0
    if (level > 0 && sectionLevel > 0 && level <= sectionLevel) sectionLevel = 0
    if (level > 1 && opensPricing(block.text)) sectionLevel = level
    // A mock-up of the product may show prices of whatever it handles.
    const priced = sectionLevel > 0 || (block.scopes.includes('pricing') && !block.scopes.includes('demo'))
    const aside = block.scopes.some((scope) => unread.has(scope)) || /^(pre|code|option)$/.test(block.tag)
    if (listsPrice(block)) found.listed += saysStartingAt(block.text) ? 2 : 1
    const button = block.action && block.scopes.every((scope) => scope === 'nav' || scope === 'header')
    if (aside && !button && !(priced && !block.scopes.includes('nav') && !block.scopes.includes('comparison'))) continue
    if (priced) found.pricingSection++
    readMoney(blocks, index, priced, found)
    readWords(block, priced, found)
  }
  for (const meta of metas) {
    readMoney([meta], 0, false, found)
    readWords(meta, false, found)
  }
  return found
}

const opensPricing = (heading: string) => wordCount(heading) <= 10 && pricingTitle.test(heading) && !foreignMoney.test(heading)

function readMoney(blocks: TextBlock[], index: number, priced: boolean, found: PriceEvidence) {
  const block = blocks[index]
  if (!block || block.scopes.includes('footer')) return
  const text = priceText(blocks, index, priced)
  const amounts = amountsIn(text)
  if (amounts.length === 0 || foreignMoney.test(text) || isOfHouse(text, amounts)) return
  const brief = text.length < 40
  const near = [
    block,
    ...(brief ? blocks.slice(index + 1, index + 3).filter(({ text, tag }) => text.length < 60 && !tag.startsWith('h')) : []),
  ]
  const context = near.map(({ text }) => text).join(' ')
  const section = priced
    ? blocks
        .slice(Math.max(0, index - 3), index + 8)
        .map(({ text }) => text)
        .join(' ')
    : context
  const once = notRecurring.test(context)
  const again = !once && recurring.test(context)
  if (amounts.every((value) => value === 0)) {
    if ((priced || again) && !isSideOffer(text)) found.freePlan++
  } else if (again) found.recurring++
  else if (perItem.test(text) && text.length < 160 && !oneTime.test(context)) found.perUse++
  else if (once || oneTime.test(priced ? section : context)) found.oneTime++
  else if ((buying.test(context) && text.length < 120) || (block.action && text.length < 60)) found.bought++
  else if (text.length < 400 && saysStartingAt(text)) found.startingAt++
  else if (priced || brief) found.amount++
}

/** Dollars, euros or pounds from which on a price is that of a house or a company that the page shows, not the product’s own. */
const houses = 100_000
/** Other currencies are worth less; some are counted in millions. */
const isOfHouse = (text: string, amounts: number[]): boolean =>
  Math.min(...amounts) >= (/[$€£]/.test(text) ? houses : /₺|TL|kr|zł|Kč|грн|R\$/.test(text) ? houses * 10 : Infinity)

const unlisted = new Set(['demo', 'testimonial', 'comparison', 'notice'])

/** A line of a price list, wherever on the page it is: "Haircut 25 €". */
const listsPrice = ({ text, scopes }: TextBlock): boolean =>
  text.length < 80 &&
  amountsIn(text).some((value) => value > 0) &&
  !scopes.some((scope) => unlisted.has(scope)) &&
  !aboutOrders.test(text) &&
  !isOfHouse(text, amountsIn(text)) &&
  !foreignMoney.test(text)

/** "$0 – Free audit": what is free is a sales call. */
const isSideOffer = (text: string) => freeAny.test(text) && !freeAny.test(withoutOtherFree(text))

/** A styled price may be split into blocks for the currency, the number and the period. */
function priceText(blocks: TextBlock[], index: number, priced: boolean): string {
  const [text = '', next = '', last = ''] = blocks.slice(index, index + 3).map((block) => block.text)
  if (/^\p{Sc}$/u.test(text)) return `${text}${next}`
  const bareNumber = priced && /^\d{1,4}(?:[.,]\d{2})?$/.test(text) && [next, last].some((near) => near.length < 20 && recurring.test(near))
  return bareNumber ? `${text} EUR` : text
}

function readWords({ tag, text: written, heading, scopes, action }: TextBlock, priced: boolean, found: PriceEvidence) {
  const text = written.replaceAll(/[\u2010\u2011]/g, '-')
  if (onRequest.test(text) && !scopes.includes('faq')) found.onRequest++
  if ((priced && paidTier.test(text) && text.length < 60) || (upsell.test(text) && !scopes.includes('faq'))) found.paidTier++
  if ((takesShare(text) || sellsCredits(text)) && !scopes.includes('footer')) found.perUse++
  if (!freeAny.test(text) || text.length > 400) return
  if (scopes.includes('footer') && !action) {
    if (sentencesOf(text).some((sentence) => freeProduct.test(withoutOtherFree(sentence)))) found.free++
    return
  }
  if (trial.test(text)) found.trial++
  const limited = freeUpTo.test(text) && !trial.test(text)
  if (limited) found.freeUpTo++
  if (/^(?:meta|h1)$/.test(tag) && freeGoods.test(text)) {
    found.free++
    return
  }
  const rest = withoutOtherFree(text)
  if (limited || !freeAny.test(rest) || trial.test(rest) || talk.test(heading)) return
  if (/^(?:meta|h1)$/.test(tag) && freeLead.test(rest)) found.freeTitle++
  if (priced && isFreeChip(rest)) found.freePlan++
  else if (freePlan.test(rest)) found.freePlan++
  else if (freeStart.test(rest)) found.freeStart++
  else if (freeAccount.test(rest)) found.freeAccount++
  else if (isFreeChip(rest) || freeClaim.test(rest) || (isProminent(tag) && (freeLead.test(rest) || saysFreeWide.test(rest)))) found.free++
}

/** A heading above what comes before anything is sold. */
const talk = new Loose(
  String.raw`(?<!\p{L})(?:call|intro|consult\p{L}*|session|intake|quote|audit|assessment|\p{L}*gespräch|\p{L}*beratung|kennismak\p{L}*|appel|entretien|consulenza|llamada|asesor[ií]a|konsultac\p{L}*|konzultac\p{L}*|rozmow\p{L}*|консультаци\p{L}*|созвон)(?!\p{L})|相談|咨询|諮詢|상담`,
)

/** Titles, descriptions and headings are about the product itself. */
const isProminent = (tag: string) => /^(?:meta|h[1-3])$/.test(tag)
