import { once } from '../../../once.ts'
import type { Page, TextBlock } from '../../../page/page.ts'
import { anyOf } from '../../../whole-words.ts'
import { amountsIn, type Amount } from './amounts.ts'
import { ownBlocks, type Contradiction } from './claim.ts'
import written from './cut-prices.json' with { type: 'json' }

/** Alone after a saving: what follows else is what is saved, such as energy. */
const end = String.raw`(?=\s*(?:$|[.,;:!)(|·—–]|(?:${written.after})(?!\p{L})))`
const any = `${written.save}|${written.cut}`
const percent = String.raw`(?<share>\d{1,2}) ?%`
const said = once(
  () =>
    new RegExp(
      [
        String.raw`(?<![\p{L}\d] ?)[−–-] ?${percent}${end}`,
        String.raw`(?<!\p{L})(?:${any})\p{L}*[\s:]{0,2}(?:(?:un|il|o|de|um|du) )?${percent}${end}`,
        String.raw`(?<![\d.,])${percent}[ -]?(?:de |di )?(?:${any})\p{L}*(?:${end}|\s\p{L})`,
      ].join('|'),
      'iu',
    ),
)
/** “Save £20” */
const saved = once(() => new RegExp(String.raw`(?<!\p{L})(?:${written.save})\p{L}*[\s:]{0,2}$|\([−–-]\s?$`, 'iu'))
const between = once(() => new RegExp(String.raw`^[\s:()→>.,-]*(?:(?:${written.price})[\s:()→>.,-]*)*$`, 'iu'))
const atMost = once(() => anyOf(written.atMost.split('|')))
const each = /^\s?(?:\/|(?:per|pro|par|por|al|je|each)(?!\p{L}))/iu

/** In percentage points: prices are rounded, and may be lower than promised. */
const [tooMuch, tooLittle] = [1.5, 6]
/** What prices are rounded to, such as whole ones. */
const rounding = ({ written: text }: Amount) => (/[.,]\d\d(?!\d)/.test(text) ? 0.11 : 1)

type Offer = { whole: string; text: string; percents: number; said: RegExpExecArray | null }

/** The saving that an offer states, if it’s the only one, and neither the largest nor one for some. */
function offerOf(block: TextBlock, beside: readonly TextBlock[]): Offer {
  const others = [...(/^h\d/.test(block.tag) ? [] : [block.heading]), ...beside.map(({ text }) => text)]
  const own = said().exec(block.text)
  const found = own ?? others.map((text) => (text.length < 60 ? said().exec(text) : null)).find((one) => one !== null) ?? null
  const whole = own === null ? [block.text, ...new Set(others)].join(' ') : block.text
  return { whole, text: block.text, percents: whole.match(/%/g)?.length ?? 0, said: found }
}

/** Announced savings, in percent or money, to which the two prices beside them, the old and the new, don’t come. */
export function wrongCuts(page: Page): Contradiction[] {
  const blocks = ownBlocks(page)
  return blocks.flatMap((block, at) => {
    const amounts = amountsIn(block.text)
    const isSaved = ({ index }: Amount) => saved().test(block.text.slice(0, index))
    const [sums, prices] = [amounts.filter(isSaved), amounts.filter((one) => !isSaved(one))]
    const [one, other] = prices
    if (one === undefined || other === undefined || prices.length > 2 || one.currency !== other.currency) return []
    const gap = block.text.slice(one.index + one.written.length, other.index)
    if (!between().test(gap) || [one, other].some(({ rest }) => each.test(rest))) return []
    const near = [blocks[at - 1], blocks[at + 1]].filter(
      (beside): beside is TextBlock => beside?.heading === block.heading && amountsIn(beside.text).length === 0,
    )
    const offer = offerOf(block, near)
    if (atMost().test(offer.whole)) return []
    const [low, high] = [one.price, other.price].toSorted((a, b) => a - b) as [number, number]
    const [slack, apart] = [rounding(low === one.price ? one : other), Math.round((1 - low / high) * 100)]
    const pair = `${one.written.trim()} and ${other.written.trim()} are`
    const share = Number(Object.values(offer.said?.groups ?? {}).find((found) => found !== undefined))
    const over = share - (1 - low / high) * 100
    const isWrong = offer.percents === 1 && (over > tooMuch || over < -tooLittle) && Math.abs(high * (1 - share / 100) - low) > slack
    const [sum, ...others] = sums
    const isSum = sum !== undefined && others.length === 0 && sum.currency === one.currency && sum.price - (high - low) > slack
    const texts = [
      ...(isWrong ? [`${offer.said?.[0].trim()}: ${pair} ${apart} % apart`] : []),
      ...(isSum ? [`${sum.written.trim()} saved: ${pair} ${Math.round((high - low) * 100) / 100} apart`] : []),
    ]
    return texts.map((text) => ({ kind: 'saving' as const, text }))
  })
}
