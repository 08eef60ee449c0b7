import type { Page } from '../../page/page.ts'

/** What says that something is over, or that it’s only shown. */
export const isGone =
  /expired|\bover\b|\bended|closed|abgelaufen|beendet|vorbei|terminée?s?(?!\p{L})|finalizad|terminad|caducad|conclus|scadut|zakończ|ukonč|avslut|verlopen|päätty|завершён|завершен|истек|закінч|終了|已结束|sieht|example|muster|beispiel|looks like|ejempl|exemple|esempi|voorbeeld|przykład|exempel|eksempel|пример|приклад/iu
const valid =
  /^(?<lead>[^\p{L}“”„"«»]*)(?:(?:(?:angebot|aktion|rabatt|offer|discount|offre|remise|oferta|descuento|offerta|sconto|aanbieding|korting|promocja|rabat|sleva|erbjudandet?) )?(?:(?:ist )?gültig bis(?: zum)?|(?:is )?valid (?:until|through)|valable jusqu[’']au|válid[oa] hasta(?: el)?|válid[oa] até|valid[oa] fino al|geldig tot(?: en met)?|ważn[aye] do|platí do|gäller till|gælder til|gjelder til|действует до|діє до))[\s:]+(?<day>\d{1,2}\. ?\d{1,2}\. ?20\d\d)[^\p{L}\d]*$/iu

const offers = /\boff\b|discount|coupon|rabatt|gutschein|réduction|remise|descuento|desconto|sconto|korting|rabat|zniżk|sleva|скидк|знижк/iu
/** The days written in numbers, as times by which they’re over everywhere. */
const timesIn = (text: string): number[] =>
  [...text.matchAll(/(?<!\d)(\d{1,2})\. ?(\d{1,2})\. ?(20\d\d)(?!\d)/g)].map(([, d, m, y]) =>
    Date.UTC(Number(y), Number(m) - 1, Number(d) + 2),
  )

/** Until when an offer holds, alone in a block, if that day is past: beside a share of the price or below one, and nothing that follows it. */
export function pastValidity({ blocks }: Page, at: number, now: number): string | null {
  const { text = '', heading = '' } = blocks[at] ?? {}
  const { lead = '', day = '' } = valid.exec(text)?.groups ?? {}
  const [end] = timesIn(day)
  const near = blocks.slice(Math.max(0, at - 3), at + 4).filter((one, index) => one.heading === heading && index !== Math.min(3, at))
  if (end === undefined || end > now || near.some((one) => timesIn(one.text).some((other) => other > end))) return null
  const isShare = /\d ?%/.test(lead) || near.some((one) => /\d ?%/.test(one.text) && offers.test(one.text))
  return isShare ? text.slice(0, 100) : null
}
