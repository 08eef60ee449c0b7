import { amountIn } from '../amounts.ts'
import { isSeen, textOn, wait } from '../named.ts'
import { isSortedAsWords } from '../sorted.ts'
import { faultShown, isWide } from './newly-shown.ts'
import { hiding } from './press.ts'
import { otherChoice } from './other-choice.ts'
import { press } from './press.ts'
import { openDialogs } from './stays-locked.ts'
import { opensOther, staysBeside } from './tab-panels.ts'
import { staysAfterPress } from './try-views.ts'
import { childrenOf } from '../../rendered/place.ts'

const price = /^\s*(?:[$€£¥]\s?\d[\d.,]*|\d[\d.,]*\s?[€$£])\s*$/
const monthly = /(?:\/|\bper|\ba|\bpro|\bim|\bpar|\bal)\s?(?:mo\b|month|monat|mois|mes\b|mese)/i
const yearly = /year|annual|jahr|jähr|annuel|anual|annuo/i
const more = /\b(?:more|mehr|plus|más|più|mais|meer|więcej|ещё)\b|もっと|更多/i

/** What a page shows before a press, as far as the press may break it. */
export type Shown = {
  lines: string[]
  prices: { element: Element; text: string }[]
  parts: Element[]
  tables: Map<HTMLTableElement, string>
  dialogs: Element[]
  seen: Set<Element>
  isWide: boolean
  url: string
  at: number
}

export const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
const textIn = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
const orderOf = (table: HTMLTableElement) => [...table.rows].map(textIn).join('\n')

export function noteShown(): Shown {
  const elements = [...document.querySelectorAll('body *')].slice(0, 3000)
  return {
    lines: linesOf(document.body.innerText),
    prices: elements
      .filter((one) => one.childElementCount === 0 && price.test(one.textContent ?? '') && isSeen(one))
      .map((element) => ({ element, text: textIn(element) })),
    parts: elements.filter((one) => textIn(one) !== '' && alikeOf(one).length > 1 && isSeen(one)),
    tables: new Map([...document.querySelectorAll('table')].map((table) => [table, orderOf(table)])),
    dialogs: openDialogs(),
    seen: new Set(elements.filter(isSeen)),
    isWide: isWide(),
    url: location.href,
    at: performance.now(),
  }
}

/** An element and others of its kind beside it. */
function alikeOf(element: Element): Element[] {
  const { classList, localName, parentElement } = element
  if (/^(?:button|a|span|p|b|i|em|strong|script|h[1-6])$/.test(localName)) return []
  return childrenOf(parentElement)
    .slice(0, 200)
    .filter((other) => other.localName === localName && other.classList[0] === classList[0] && other.role === element.role)
}

/** What a press broke, in words that continue a sentence; undefined if nothing is known to be wrong. */
export async function harmSince(before: Shown, pressed: Element, hasAsked: () => boolean): Promise<string | undefined> {
  return (
    leakSince(before.lines) ??
    manyDecimals(before) ??
    lostPrice(before, pressed) ??
    otherAnswer(before, pressed) ??
    opensOther(pressed) ??
    wrongPeriod(before, pressed) ??
    badOrder(before) ??
    (await faultShown(before, pressed, hasAsked)) ??
    otherChoice(pressed, before.dialogs) ??
    (await emptied(before, pressed)) ??
    repeated(before, pressed) ??
    (await staysBeside(before, pressed)) ??
    (await staysAfterPress(before.lines, before.url, hasAsked))
  )
}

/** A failed calculation, on a page that showed none before. */
export function leakSince(before: readonly string[]): string | undefined {
  const leak =
    /(?:^|[$€£¥\s])-?(?:NaN(?:\s?[$€£¥%]|\s*$|[\s/])|(?:undefined|Infinity)(?:\s?[$€£¥%/]|\s*$))|\[object Object\]|\d\.\d{0,4}(?:0{7,}[1-9]|9{7,})\d{0,2}(?!\d)/
  if (before.some((text) => /\bNaN\b|\bundefined\b|\[object|Infinity|\d\.\d{7}/.test(text))) return undefined
  const line = linesOf(document.body.innerText).find((text) => leak.test(text))
  return line && `the page shows “${line.slice(0, 60)}”`
}

const fractions = /(?:^|[\s(])(?:[$€£]\s?\d+\.\d{4,}|\d+[.,]\d{4,}\s?(?:€|EUR\b|USD\b))(?!\d)/

const exchanging = /\brates?\b|exchange|kurs|\bcours\b|cambio|\bfuel|\bgas\b|benzin|diesel|token|credit/i

/** An amount of money with parts of a cent, on a page that showed none before. A price per unit may have them. */
function manyDecimals({ lines }: Shown): string | undefined {
  if (lines.some((line) => fractions.test(line)) || exchanging.test(document.body.innerText)) return undefined
  const line = linesOf(document.body.innerText).find((text) => fractions.test(text) && !/(?:^|\D)0[.,]\d|per |[/=]|each/i.test(text))
  return line && `the page shows “${line.slice(0, 60)}”, with parts of a cent`
}

const nextOf = (control: Element): Element | null =>
  control.nextElementSibling ?? control.closest('h2, h3, h4, h5, dt')?.nextElementSibling ?? null
const namedBy = (control: Element): Element | null =>
  document.getElementById(control.getAttribute('aria-controls') ?? '') ?? nextOf(control)

/** The question whose answer opens instead of that of the question pressed. */
function otherAnswer({ seen }: Shown, pressed: Element): string | undefined {
  const twins = [...document.querySelectorAll(pressed.localName)].filter((one) => one !== pressed && one.className === pressed.className)
  // Where most name what follows them, one that names something else does so by mistake.
  const panelOf = twins.length > 1 && twins.every((one) => namedBy(one) === nextOf(one)) ? nextOf : namedBy
  const own = panelOf(pressed)
  if (own === null || seen.has(own) || isSeen(own) || own.matches('script, style')) return undefined
  const other = twins.find((one) => {
    const panel = panelOf(one)
    return seen.has(one) && panel !== null && panel !== own && !panel.contains(pressed) && !seen.has(panel) && isSeen(panel)
  })
  return other && `what “${textOn(other)}” should open appears instead`
}

function lostPrice({ prices }: Shown, pressed: Element): string | undefined {
  if (hiding.test(textOn(pressed))) return undefined
  const lost = prices.find(
    ({ element }) =>
      element.isConnected &&
      textIn(element) === '' &&
      element.parentElement !== null &&
      isSeen(element.parentElement) &&
      textIn(element.parentElement) !== '',
  )
  return lost && `the price “${lost.text}” disappears`
}

/** Twelve months’ price that is still said to be for one. */
function wrongPeriod({ prices }: Shown, pressed: Element): string | undefined {
  if (!yearly.test(textOn(pressed))) return undefined
  for (const { element, text } of prices) {
    const ratio = amountIn(textIn(element)) / amountIn(text)
    const around = textIn(element.parentElement ?? element)
    if (isSeen(element) && ratio >= 8 && ratio <= 12.5 && around.length < 60 && monthly.test(around) && !yearly.test(around))
      return `the price for a year is said to be for a month: “${around}”`
  }
  return undefined
}

/** A column of numbers that a press has put in the order of texts: 100, 25, 9. */
function badOrder({ tables }: Shown): string | undefined {
  for (const [table, order] of tables) {
    if (!table.isConnected || orderOf(table) === order) continue
    const rows = [...(table.tBodies[0]?.rows ?? [])]
    for (let at = 0; at < (rows[0]?.cells.length ?? 0); at += 1) {
      const texts = rows.map(({ cells }) => textIn(cells[at] ?? table))
      if (texts.length < 3 || texts.some((text) => !/^\D{0,3}\d[\d.,]*\D{0,8}$/.test(text)) || new Set(texts).size < 3) continue
      if (isSortedAsWords(texts)) return `numbers are sorted as if they were words: ${texts.slice(0, 4).join(', ')}`
    }
  }
  return undefined
}

/** What a choice among several leaves of the parts that it chooses from: none, and nothing in their place. */
export async function emptied({ parts, lines }: Shown, pressed: Element): Promise<string | undefined> {
  if (hiding.test(textOn(pressed))) return undefined
  const group = childrenOf(pressed.parentElement).filter((other) => other.localName === pressed.localName)
  if (group.length < 2) return undefined
  const known = new Set(lines)
  const isEmpty = () => {
    const gone = parts.filter(
      (one) =>
        one.parentElement !== null &&
        !isSeen(one) &&
        !one.contains(pressed) &&
        alikeOf(one).every((other) => !isSeen(other)) &&
        one.parentElement.checkVisibility(),
    )
    return gone.length > 0 && linesOf(document.body.innerText).every((line) => known.has(line))
  }
  if (!isEmpty()) return undefined
  await wait(700)
  if (!isEmpty()) return undefined
  press(pressed)
  await wait(400)
  return isEmpty() ? 'everything that it chooses from disappears' : undefined
}

function repeated({ lines }: Shown, pressed: Element): string | undefined {
  if (!more.test(textOn(pressed))) return undefined
  const rest = [...lines]
  const added = linesOf(document.body.innerText).filter((line) => {
    const at = rest.indexOf(line)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
  const long = added.filter((line) => line.length > 14)
  return new Set(long).size >= 3 && added.every((line) => lines.includes(line))
    ? `the page repeats what it already shows: “${long[0]?.slice(0, 60)}”`
    : undefined
}
