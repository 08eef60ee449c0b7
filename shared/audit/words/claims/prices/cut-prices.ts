import { once } from '../../../../once.ts'
import type { Page } from '../../../../page/page.ts'
import { amountsIn, type Amount } from '../amounts.ts'
import { ownBlocks, type Contradiction } from '../claim.ts'
import written from './cut-prices.json' with { type: 'json' }

const any = `${written.save}|${written.cut}`
const before = (words: string) => String.raw`(?<!\p{L})(?:${words})\p{L}*[\s:]{0,2}(?:(?:un|il|o|um|sie) )?`
const share = once(
  () =>
    new RegExp(
      String.raw`(?:(?<![\p{L}\d] ?)[−–-] ?|${before(any)})(?<one>\d{1,2}) ?%|(?<![\d.,])(?<two>\d{1,2}) ?%[ -]?(?:de |di )?(?:${any})\p{L}*`,
      'iu',
    ),
)
const saved = once(() => new RegExp(`${before(written.save)}$`, 'iu'))
const marks = String.raw`[\s:;()→>.,!·|–—-]*`
const onlyPrices = once(() => new RegExp(String.raw`^${marks}(?:(?<!\p{L})(?:${written.price})(?!\p{L})${marks})*$`, 'iu'))
const turn = once(() => new RegExp(String.raw`→|(?<!\p{L})(?:${written.turn})(?!\p{L})`, 'iu'))
const some = once(() => new RegExp(String.raw`(?<!\p{L})(?:${written.some})`, 'iu'))

/** In percentage points: prices are rounded. Larger savings than promised do nobody wrong. */
const tooMuch = 1.5
/** What prices are rounded to, such as whole ones. */
const rounding = ({ written: text }: Amount) => (/[.,]\d\d(?!\d)/.test(text) ? 0.11 : 1)
const without = (text: string, { index, written: said }: Pick<Amount, 'index' | 'written'>) =>
  `${text.slice(0, index)} | ${text.slice(index + said.length)}`

/**
 * A text that is nothing but an old price, a new one and what that saves, in percent or money, which is less than it says. Any other word may be a condition,
 * such as another article to buy, or tell that the prices are of something else.
 */
function wrongCut(text: string, beside: readonly Amount[]): string[] {
  const amounts = amountsIn(text)
  const sums = amounts.filter(({ index }) => saved().test(text.slice(0, index)))
  const [one, other, ...more] = amounts.filter((amount) => !sums.includes(amount))
  const found = share().exec(text)
  if (one === undefined || other === undefined || more.length > 0 || one.currency !== other.currency) return []
  if (sums.length + (found === null ? 0 : 1) !== 1 || (text.match(/%/g)?.length ?? 0) > 1) return []
  const [sum] = sums
  const lead = sum === undefined ? '' : (saved().exec(text.slice(0, sum.index))?.[0] ?? '')
  const saving =
    sum === undefined
      ? { index: found?.index ?? 0, written: found?.[0] ?? '' }
      : { index: sum.index - lead.length, written: lead + sum.written }
  const rest = [other, one, saving].toSorted((a, b) => b.index - a.index).reduce(without, text)
  const isTurned = turn().test(text.slice(one.index + one.written.length, other.index).replace(saving.written, ''))
  if (!isTurned || !onlyPrices().test(rest)) return []
  const [low, high] = [one, other].toSorted((a, b) => a.price - b.price) as [Amount, Amount]
  const [apart, slack] = [high.price - low.price, rounding(low)]
  const pair = `${saving.written.trim()}: ${one.written.trim()} and ${other.written.trim()} are`
  if (sum !== undefined) {
    // A year’s worth, or that of several.
    const times = sum.price / apart
    const isWrong = sum.currency === one.currency && sum.price - apart > slack && Math.abs(times - Math.round(times)) > 0.01
    return isWrong ? [`${pair} ${Math.round(apart * 100) / 100} apart`] : []
  }
  const said = Number(found?.groups?.['one'] ?? found?.groups?.['two'])
  const actual = (apart / high.price) * 100
  // The saving may be one on a list price beside these.
  const isOf = ({ price }: Amount) => Math.abs(price * (1 - said / 100) - low.price) <= slack
  return said - actual > tooMuch && ![high, ...beside].some(isOf) ? [`${pair} ${Math.round(actual)} % apart`] : []
}

export const wrongCuts = (page: Page): Contradiction[] => {
  const blocks = ownBlocks(page)
  return blocks.flatMap(({ text, heading }, at) => {
    const next = blocks[at + 1]
    const around = blocks.slice(Math.max(0, at - 3), at + 4).filter((one) => one.heading === heading && one.text !== text)
    // A short text below may be the condition: “in the app”.
    const isConditional =
      next?.heading === heading && !next.action && next.text.length < 40 && !/^h\d/.test(next.tag) && /^\p{L}/u.test(next.text)
    const isOfSome = [heading, blocks[at - 1]?.text ?? ''].some((one) => one.length < 80 && some().test(one))
    const beside = around.flatMap((one) => amountsIn(one.text))
    return text.length < 120 && !isConditional && !isOfSome
      ? wrongCut(text, beside).map((said) => ({ kind: 'saving' as const, text: said }))
      : []
  })
}
