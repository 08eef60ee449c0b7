import words from '../../audit/words/claims/cut-prices.json' with { type: 'json' }
import { once } from '../../once.ts'
import { amountIn } from '../amounts.ts'
import { isPictured, isSeen, toNamed } from '../named.ts'
import type { Fault } from '../tried.ts'

const money = /(?:[$€£¥₹₺]|R\$|CHF)\s?\d[\d.,]*|(?<![\d.,])\d[\d.,]*(?:\s\d{3})*\s?(?:[$€£₺₽円]|zł|Kč|kr(?!\p{L})|CHF|Ft(?!\p{L}))(?!\d)/gu
const badge = once(
  () =>
    new RegExp(
      String.raw`^(?:[−–-]\s?|(?:(?:you|sie|du|vous|tu|je)\s)?(?:${words.save})\p{L}*\s)(?<one>\d{1,2})\s?%$|^(?<two>\d{1,2})\s?%\s(?:${words.cut})\p{L}*$`,
      'iu',
    ),
)
/** What may stand on such a card besides its name, its prices and the saving. Any other word may say what the saving is of. */
const plain = once(() => new RegExp(String.raw`^(?:${words.marks}|(?<!\p{L})(?:${words.price})(?!\p{L}))*$`, 'iu'))
const named = 'h1, h2, h3, h4, h5, h6, button, a, [role="button"]'
const ofOthers = /%|mitglied|member|miembr|membre|soci|medlem|student|étudiant|kinder|child|enfant|newsletter|abo|code|card|karte/i
/** In percentage points; prices are rounded, too, to whole ones if they have no cents. */
const tooMuch = 1.5

const textOf = (one: HTMLElement) => one.innerText.replaceAll(/\s+/g, ' ').trim()
const isStruck = (one: Element) =>
  one.closest('del, s, strike') !== null ||
  [one, one.parentElement ?? one].some((at) => getComputedStyle(at).textDecorationLine.includes('line-through'))

/** Savings in percent to which the only two prices on their card don’t come: one struck through, and one that isn’t. */
export function findWrongCuts(): Fault[] {
  const leaves = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (one) => one.childElementCount === 0 && /\d/.test(one.textContent ?? '') && (one.textContent ?? '').trim().length < 24,
  )
  const struck = leaves.filter((one) => amountsIn(one).length === 1 && isSeen(one) && isStruck(one) && !isPictured(one))
  return struck.slice(0, 60).flatMap((old): Fault[] => {
    const card = cardAround(old)
    const badges = leaves.filter((one) => card?.contains(one) && one.closest(named) === null && badge().test(textOf(one)) && isSeen(one))
    const [only] = badges
    if (card === undefined || only === undefined || badges.length > 1) return []
    const names = [...card.querySelectorAll<HTMLElement>(named)].map(textOf)
    const rest = [...names, textOf(only), ...amountsIn(card)].reduce((text, one) => text.replace(one, ' | '), textOf(card))
    if (names.some((name) => ofOthers.test(name)) || !plain().test(rest)) return []
    const { one, two } = badge().exec(textOf(only))?.groups ?? {}
    const said = Number(one ?? two)
    const [high = 0, low = 0] = amountsIn(card)
      .map(amountIn)
      .sort((a, b) => b - a)
    const slack = amountsIn(card).every((text) => /[.,]\d\d(?!\d)/.test(text)) ? 0.11 : 1
    const actual = (1 - low / high) * 100
    const isRight = amountIn(textOf(old)) !== high || said - actual <= tooMuch || Math.abs(high * (1 - said / 100) - low) <= slack
    return isRight ? [] : [{ ...toNamed(only), text: `${textOf(only)}: ${amountsIn(card).join(', ')}`, kind: 'cut' }]
  })
}

/** Each amount once. */
const amountsIn = (one: HTMLElement): string[] => [
  ...new Map((textOf(one).match(money) ?? []).map((text) => [amountIn(text), text.trim()])).values(),
]

/** The smallest part of the page around a price that has another one, and says what share that saves. */
function cardAround(old: HTMLElement): HTMLElement | undefined {
  for (let at = old.parentElement; at !== null && !at.matches('body, main, section'); at = at.parentElement) {
    const percents = textOf(at).match(/%/g)?.length ?? 0
    const amounts = amountsIn(at).length
    if (amounts > 2 || percents > 1 || textOf(at).length > 400) return undefined
    if (amounts === 2 && percents === 1) return at
  }
  return undefined
}
