import { gated } from './price-words.ts'
import { Loose } from '../loose.ts'
import { anyOf, word } from './word.ts'
import phrases from './price-phrases.json' with { type: 'json' }

const item = String.raw`image|photo|picture|video|clip|minute|page|document|file|request|call|message|sms|text|email|letter|postcard|credit|token|transaction|sale|order|booking|ticket|export|download|report|generation|render|conversion|lookup|search|scan|check|verification|signature|invoice|label|song|track|word|character|gb|contact|lead|listing|query|run|use|record|item|unit|print|entry|upload|translation|transcript|certificate`

/** A price for each thing made, sent or sold. */
export const perItem = gated(
  /per |each|apiece|credit|pro |je |par |por |a |за |あたり|につき|ごと|[/／]|每/i,
  new Loose(
    `${word(
      anyOf(phrases.perItem, { item }),
    )}|1?(?:回|枚|件|通|分|ページ|曲)(?:あたり|につき|ごと)|[/／](?:回|枚|件|通)|(?:每|[/／])(?:张|次|条|页|分钟|份)`,
  ),
)

const percent = String.raw`(?!0+(?:[.,]0+)? ?%)\d{1,2}(?:[.,]\d{1,2})? ?%`

/** A share of every sale, which the product itself takes. */
const share = gated(
  /%/,
  new Loose(
    [
      word(String.raw`we (?:only |just )?(?:take|keep|charge)(?: an?| just| only)? ${percent}`),
      String.raw`(?<!\d[.,]?)${percent} (?:(?:service|seller|platform|transaction|processing|booking|success|flat) )?(?:commission|fee|provision|comisión|comissão|commissione|комисси)(?!\p{L})`,
      String.raw`(?<!\d[.,]?)${percent} (?:per|on (?:each|every)|of (?:each|every)) (?:sale|transaction|booking|order)`,
      word(String.raw`(?:commission|fee|provision|comisión|comissão|commissione|комиссия)(?: of| von| de| di)? ${percent}`),
    ]
      .join('|')
      .replaceAll(String.raw` ?%`, String.raw`\s?%`),
  ),
)
/** Credits that are bought, whatever they cost. */
const creditSale = new Loose(
  word(
    String.raw`(?:buy|purchase|top up)(?: \p{L}+){0,2} credits|credit packs?|costs? (?:one|\d+) credits?|pay[- ]as[- ]you[- ]go|credits (?:kaufen|aufladen)|acheter des crédits|comprar créditos|acquista(?:re)? crediti|купить (?:кредиты|токены)`,
  ),
)

/** Whether a text says that credits are sold. */
export const sellsCredits = (text: string): boolean => text.length < 400 && creditSale.test(text)

const others =
  /\b(?:others?|they|platforms|marketplaces|competitors|instead|unlike|stop|no more|without|save|tax|vat|discount|cashback|earn)\b/i

/** Whether a text says that the product takes a share of every sale. */
export const takesShare = (text: string): boolean => text.length < 200 && share.test(text) && !others.test(text)
