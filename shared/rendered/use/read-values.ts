import { isPictured } from '../../tried/named.ts'
import { placeOf } from '../place.ts'
import type { RenderedFacts } from '../rendered.ts'
import type { Passage } from './passages.ts'

const money = /([$€£])\s?(\d[\d.,]*)|(\d[\d.,]*)\s?(€|EUR\b|USD\b)/
const priced = new RegExp(
  `(?:${money.source})\\s*(?:/|per|an?|pro|im|par|al|a la|al)\\s*(mo\\b|month|monat|mois|mes\\b|mese|year|yr\\b|jahr|an\\b|año|anno)`,
  'i',
)
/** What makes a second price of the same plan correct. */
const otherwise =
  /\b(?:sav|off\b|discount|instead|was\b|before|from\b|start|as low|ab\b|desde|dès|à partir|da\b|student|non-?profit|extra|additional|each|seat|user|member|add|more|up to|refund|credit|rabatt|statt|zusätzlich|remise|au lieu|descuento|sconto)/i
const yearly = /\b(?:annual|yearly|billed|jährlich|annuel|anual|annuo|per year|pro jahr)/i
/** What is said there may be about others. */
const others = 'blockquote, q, table, [class*="testimonial" i], [class*="review" i], [class*="compar" i]'
const maxPlans = 8

type Price = { amount: number; currency: string; period: string }

function priceIn(text: string): Price | null {
  const [, before, first, second, after, period = ''] = priced.exec(text) ?? []
  const amount = Number(
    (first ?? second ?? '')
      .replaceAll(/[.,](?=\d{3}\b)/g, '')
      .replace(',', '.')
      .replace(/\.$/, ''),
  )
  const currency = (before ?? after ?? '').toUpperCase().replace('EUR', '€').replace('USD', '$')
  return amount > 0 ? { amount, currency, period: /^(?:mo|mes)/i.test(period) ? 'month' : 'year' } : null
}

const flat = (element: HTMLElement) => element.innerText.replaceAll(/\s+/g, ' ').trim()

/** Plans in a box of their own, with a heading and one price. */
function readPlans(): { name: string; box: Element; price: Price }[] {
  return [...document.querySelectorAll<HTMLElement>('h2, h3, h4')].flatMap((heading) => {
    const name = flat(heading)
    const box = heading.parentElement
    if (
      !/^\p{Lu}[\p{L}\d+ ]{2,24}$/u.test(name) ||
      box === null ||
      box.querySelectorAll('h1, h2, h3, h4').length > 1 ||
      isPictured(heading)
    )
      return []
    const text = flat(box)
    const price = priceIn(text)
    const isOnly = (text.match(new RegExp(money.source, 'g')) ?? []).length === 1
    return price === null || !isOnly || text.length > 600 ? [] : [{ name, box, price }]
  })
}

/** Plans that the page names with another price elsewhere, and countdowns that have gone below zero. */
export function readValues(passages: readonly Passage[]): RenderedFacts['values'] {
  // Plans that can be paid for by the year have two prices.
  const plans = yearly.test(document.body.innerText) ? [] : readPlans().slice(0, maxPlans)
  const prices = plans.flatMap(({ name, box, price }) => {
    const other = passages.flatMap(({ element, text }) => {
      if (
        box.contains(element) ||
        element.closest(others) !== null ||
        plans.some((plan) => plan.box.contains(element)) ||
        isPictured(element)
      )
        return []
      const clause = text
        .split(/[.;!?](?:\s|$)|,\s|\s(?:and|or|und|oder|et|y|e)\s/)
        .find((part) => new RegExp(`(?:^|\\P{L})${name.replaceAll('+', '\\+')}(?:\\P{L}|$)`, 'u').test(part) && priceIn(part) !== null)
      const said = clause === undefined ? null : priceIn(clause)
      const isOther = said !== null && said.currency === price.currency && said.period === price.period && said.amount !== price.amount
      return isOther && !otherwise.test(text) && clause !== undefined ? [{ place: placeOf(element), text: clause.trim().slice(0, 80) }] : []
    })
    const [first] = other
    return first === undefined ? [] : [{ ...first, kind: 'price' as const, at: `${price.currency}${price.amount} a ${price.period}` }]
  })
  return [...prices, ...findOverdue(), ...findRaised()]
}

/** Prices that are struck through although the one beside them is higher. */
function findRaised(): RenderedFacts['values'] {
  const amountIn = (text: string) => priceIn(`${text} / month`)
  return [...document.querySelectorAll<HTMLElement>('del, s, strike')].flatMap((old) => {
    const before = old.innerText.trim().length < 20 && old.checkVisibility() ? amountIn(old.innerText) : null
    const around = old.parentElement
    if (before === null || around === null || isPictured(old) || around.querySelectorAll('del, s, strike').length > 1) return []
    const rest = flat(around).replace(flat(old), '')
    const now =
      rest.length < 60 && (rest.match(new RegExp(money.source, 'g')) ?? []).length === 1 ? amountIn(money.exec(rest)?.[0] ?? '') : null
    const isRaised = now !== null && now.currency === before.currency && now.amount > before.amount
    return isRaised ? [{ kind: 'raised' as const, place: placeOf(old), text: flat(around).slice(0, 80) }] : []
  })
}

/** The largest first, as a countdown has them. */
const units = [
  /^(?:d|days?|tage?|jours?|días?|giorni)$/i,
  /^(?:h|hrs?|hours?|std|stunden|heures?|horas?|ore)$/i,
  /^(?:m|mins?|minutes?|minuten)$/i,
]
const pair = /(?<![\d:.])[-−]\s?\d+\s*:?\s*(\p{L}+)[^\d\p{L}]{0,12}[-−]\s?\d+\s*:?\s*(\p{L}+)/giu
const clock = /(?<![\d:.]\s?)[-−]\d+:[-−]?\d+:[-−]?\d+/

/** Whether a text has two units below zero, such as “-3 d -4 h”, or a clock that is. */
export function isBelowZero(text: string): boolean {
  const sizeOf = (word = '') => units.findIndex((unit) => unit.test(word))
  const isPair = [...text.matchAll(pair)].some(([, first, second]) => {
    const [large, small] = [sizeOf(first), sizeOf(second)]
    return large >= 0 && (small === large + 1 || (large === 2 && /^s/i.test(second ?? '')))
  })
  return isPair || clock.test(text)
}

function findOverdue(): RenderedFacts['values'] {
  const found = [...document.querySelectorAll<HTMLElement>('body *')].filter((one) => {
    if (one.childElementCount > 12 || !/\d/.test(one.textContent ?? '') || (one.textContent ?? '').length > 160) return false
    return (
      one.checkVisibility({ visibilityProperty: true }) &&
      isBelowZero(flat(one)) &&
      !isPictured(one) &&
      one.closest('button, option, [role="tab"]') === null
    )
  })
  const innermost = found.find((one) => !found.some((other) => other !== one && one.contains(other)))
  return innermost === undefined ? [] : [{ kind: 'overdue', place: placeOf(innermost), text: flat(innermost).slice(0, 80) }]
}
