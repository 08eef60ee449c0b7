/** Words about prices in many languages; scripts without word boundaries match anywhere. */
import { Loose } from '../loose.ts'
import words from './price-words.json' with { type: 'json' }

const word = (latin: string) => String.raw`(?<![\p{L}\p{N}])(?:${latin})(?![\p{L}\p{N}])`
/** A cheap test that spares most texts the exact one. */
export const gated = (rough: RegExp, exact: Loose) => ({ test: (text: string) => rough.test(text) && exact.test(text) })

const any = ({ latin, wide }: { latin: string; wide: string }) => new Loose(`${word(latin)}|${wide}`)

/** A section about what the product costs. */
export const pricingTitle = any(words.pricingTitle)

export const recurring = any(words.recurring)

export const oneTime = any(words.oneTime)

/** Trials are free anyway: words for free near these say nothing about the price. */
export const trial = any(words.trial)

/** Describes a price that doesn’t recur. */
export const notRecurring = any(words.notRecurring)

/** Words next to a price to be paid now. */
export const buying = any(words.buying)

const onRequestExact = any(words.onRequestExact)

export const onRequest = gated(
  /quot|sales|propos|estimate|pric|preis|angebot|devis|presupuesto|cotiza|preventivo|orçamento|consulta|запрос|стоимост|предложени|offerte|teklif|custom|見積|問|联系|报价|询价|견적|عرض|المبيعات/i,
  onRequestExact,
)

/** Anywhere on the page: parts of the product are paid. */

const upsellExact = any(words.upsell)
const denied = new Loose(
  `(?<![\\p{L}\\p{N}])(?:no|without(?: any)?|never|kein\\p{L}*|ohne|sans|pas d['’]|sin|senza|sem|без|нет) ?(?:${words.upsell.latin})|(?:${words.upsell.wide})(?:は|も)?(?:なし|ありません)|(?:无|没有)(?:任何)?(?:${words.upsell.wide})`,
)

const mayUpsell =
  /premium|purchase|upgrade|\bpro\b|plus|paid|optional|subscription|käufe|pflichtig|achats|payante|compras|versión|versione|acquisti|versão|プレミアム|有料|課金|级版|业版|费版|员版|内购|премиум|покупк|платн|프리미엄|결제/i

export const upsell = {
  test: (text: string) => mayUpsell.test(text) && upsellExact.test(text) && upsellExact.test(denied.replace(text, ' … ')),
}

export const paidTier = any(words.paidTier)
