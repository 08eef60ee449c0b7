import { amountIn, money, signOf } from '../../tried/amounts.ts'
import { isPictured } from '../../tried/named.ts'
import { placeOf } from '../place.ts'
import type { RenderedFacts } from '../rendered.ts'

const signIn = (text: string) => signOf((text.match(money) ?? [])[0] ?? '')

const flat = (element: HTMLElement) => (element.innerText ?? '').replaceAll(/\s+/g, ' ').trim()

/** Countdowns that have gone below zero, and reduced prices that aren’t. */
export const readValues = (): RenderedFacts['values'] => [...findOverdue(), ...findRaised()]

/** Words for a price to come, of more, or of nothing. */
const raising = /(?<!\p{L})(?:ab|from|over|frei|free|gratis|year|jahr|année|dès|desde|da|od|vanaf|från|fra)(?!\p{L})/iu

/** Short texts with a price that are struck through, by their tags or by a style. */
const findStruck = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (one) =>
      (one.textContent ?? '').length < 30 &&
      /\d/.test(one.textContent ?? '') &&
      (one.matches('del, s, strike') || (one.childElementCount === 0 && getComputedStyle(one).textDecorationLine.includes('line-through'))),
  )

/** Why a lower price may no longer hold, or was no price. */
const over = /\b(?:end|over\b|early|until|used|estimat|bid|sold|was until|vorbei|bis\b|früh|schätz|terminé|jusqu|estim|hasta|fin\b)/iu

/** Prices that are struck through although the one beside them is higher. */
function findRaised(): RenderedFacts['values'] {
  const struck = findStruck()
  return struck.flatMap((old) => {
    const [before, around] = [flat(old), old.parentElement]
    if (before.length > 19 || !old.checkVisibility() || around === null || isPictured(old)) return []
    if (struck.some((other) => other !== old && (around.contains(other) || other.contains(old)))) return []
    const rest = flat(around).replace(before, '')
    const [now = '', ...others] = rest.length < 60 ? (rest.match(money) ?? []) : []
    const isRaised =
      others.length === 0 &&
      // Three for a price aren’t one, and a goal is no price.
      !/\d/.test(rest.replace(now, '')) &&
      !/\p{L}{3}/u.test(before.replaceAll(/EUR|USD|GBP|CHF|PLN/g, '')) &&
      amountIn(before) > 0 &&
      signIn(before) === signIn(now) &&
      amountIn(now) > amountIn(before) &&
      !raising.test(rest) &&
      (old.matches('del, s, strike') ||
        (old.closest('table') === null && !over.test(flat(around.closest<HTMLElement>('li, article, section') ?? around).slice(0, 300))))
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
