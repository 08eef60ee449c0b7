import { leakSince } from '../pressing/after-press.ts'
import { amountIn, amountsIn, money } from '../amounts.ts'
import { joinedNumber, readNumbers } from './joined-numbers.ts'
import { isSeen, namesOf, textOn, wait } from '../named.ts'
import { press } from '../pressing/press.ts'
import { setValue } from './set-value.ts'

/** What a field for numbers gets wrong: `joined` numbers, a `leak`, or a result that stays `idle`. */
type Miscount = { kind: 'joined' | 'leaks' | 'idle' | 'latched'; text: string }

export const calculating = /calc|rechne|estimate|update|calcul|apply|show|go\b|get/i
const result = /\b(?:total|sum|price|costs?|pay|save|gesamt|summe|preis|prix|total(?:e|es)?|precio)\b|[$€£]\s?\d|\d\s?[€$£]|%/i

/** The part of the page that a field belongs to. */
export const partOf = (field: Element): HTMLElement => field.closest<HTMLElement>('form, section, article, main') ?? document.body

/** Changes a field that takes numbers, leaves it as it was, and says what’s wrong with what the page then shows; null if nothing is. */
export async function tryNumber(field: HTMLInputElement): Promise<Miscount | null> {
  const { value } = field
  const before = readNumbers()
  const lines = document.body.innerText.split('\n')
  const button = [...partOf(field).querySelectorAll<HTMLElement>('button, input[type="submit"]')].find(isSeen)
  const isCalculating = button?.matches('[type="button"]') === true && calculating.test(button.innerText)
  const [price, around] = [priceBeside(field), textBeside(field, value)]
  let [isIdle, isFlat] = [true, price !== null]
  let found: Miscount | null = null
  for (const next of nextValues(field)) {
    setValue(field, next)
    await wait(150)
    if (isCalculating) {
      press(button)
      await wait(150)
    }
    isIdle &&= document.body.innerText === lines.join('\n')
    isFlat &&= next === '' || textBeside(field, next) === around
    const joined = next === '' ? null : joinedNumber(readNumbers(), before, [next, value])
    const leak = leakSince(lines)
    if (joined !== null) found = { kind: 'joined', text: joined }
    else if (leak !== undefined) found = { kind: 'leaks', text: leak.replace(/^the page shows “(.*)”$/, '$1') }
    if (found !== null) break
  }
  // A price may stay the same below some number.
  if (isFlat && found === null && price !== null) {
    setValue(field, field.max || '100')
    await wait(300)
    isFlat = price.isConnected && textBeside(field, field.max || '100') === around
  }
  if (found === null && !isIdle && (await isLatched(field))) found = { kind: 'latched', text: '' }
  setValue(field, value)
  await wait(50)
  if (found === null && isFlat && field.isConnected && !isIdle)
    return (await reactsLate(field, (next) => textBeside(field, next))) ? null : { kind: 'idle', text: '' }
  if (found !== null || !isIdle || !field.isConnected) return found
  // A button that sends an order doesn’t correct the total beside it; one that calculates may still be pressed.
  if (/total[^.\n]{0,30}\b(?:per|flat|fixed|pauschal|pro|forfait|fijo|fisso)\b/i.test(partOf(field).innerText)) return null
  const isLeft = button === undefined ? showsResult(field) : !calculating.test(textOn(button)) && isTotalOf(partOf(field), [Number(value)])
  return isLeft && !(await reactsLate(field)) ? { kind: 'idle', text: '' } : null
}

/** Whether the page waits until one stops typing, and then says something else. */
async function reactsLate(field: HTMLInputElement, said: (value: string) => string = () => document.body.innerText): Promise<boolean> {
  const { value } = field
  const [before, next] = [said(value), nextValues(field)[0] ?? value]
  setValue(field, next)
  await wait(1200)
  const isOther = said(next) !== before
  setValue(field, value)
  await wait(isOther ? 1200 : 50)
  return isOther
}

/** Whether the amounts of money that follow a number up stay there once it’s set back. */
async function isLatched(field: HTMLInputElement): Promise<boolean> {
  const part = partOf(field)
  const far = Number(nextValues(field).findLast((next) => next !== '') ?? 1)
  const after = async (value: number) => {
    setValue(field, String(value))
    await wait(500)
    return field.isConnected ? amountsIn(part).join() : null
  }
  if (part.matches('body, main') || amountsIn(part).length === 0) return false
  const [low, high, back, later] = [await after(far), await after(Number(field.max || far * 10)), await after(far), await after(far)]
  return low !== high && back === high && later === high && high !== null
}

function nextValues(field: HTMLInputElement): string[] {
  const [number, step] = [Number(field.value || 0), Number(field.step) || 1]
  const [min, max] = [Number(field.min || -Infinity), Number(field.max || Infinity)]
  const next = number + step <= max ? number + step : number - step
  const far = Math.min(max, Math.max(min, Math.round((number * 2 + 3 * step) / step) * step))
  return [String(next), ...(far === next ? [] : [String(far)]), ...(field.type === 'number' && !field.required ? [''] : [])]
}

/** Whether a result, or the value itself, is written beside a field, so that it should follow. */
function showsResult(field: HTMLInputElement): boolean {
  const part: HTMLElement = partOf(field)
  if (/^(?:body|main)$/.test(part.localName)) return false
  const label = field.labels?.[0]
  const beside = [label, field.nextElementSibling, field.previousElementSibling, part.querySelector(`output`)].filter((one) => one != null)
  const isWritten = field.type === 'range' && beside.some((one) => new RegExp(String.raw`(?<!\d)${field.value}(?!\d)`).test(textOn(one)))
  return isWritten || (result.test(part.innerText) && /\b(?:total|gesamt|summe)\b|=/i.test(part.innerText))
}

/** What a slider’s part of the page shows as a result: an amount of money that is called a total, or written where results are. */
function priceBeside(field: HTMLInputElement): HTMLElement | null {
  const part = partOf(field)
  if (field.type !== 'range' || part.matches('body, main') || part.querySelector('button, [type="submit"], input:not([type="range"])'))
    return null
  const amounts = [...part.querySelectorAll<HTMLElement>('*')].filter((one) => isSeen(one) && isAmount.test(textOn(one)))
  const inner = amounts.filter((one) => !amounts.some((other) => other !== one && one.contains(other)))
  const [only, ...others] = inner.filter(
    (one) =>
      one.closest('del, s, table') === null &&
      (resultNames.test(namesOf(one)) ||
        one.matches('output, [aria-live], [role="status"]') ||
        paid.test(one.parentElement?.innerText ?? '')),
  )
  return others.length === 0 ? (only ?? null) : null
}
const isAmount = /^(?:[$€£]\s?\d[\d.,]*|\d[\d.,\s]*\s?[$€£])(?:\s?(?:\/|per|pro|par|a|al)\s?\p{L}+)?$/u
const resultNames = /total|sum|result|estimate|calc/i
const paid =
  /\b(?:total|you(?:’d|'d| would| will)? (?:pay|save)|it costs|gesamt|summe|somme|vous payez|à payer|du zahlst|sie zahlen|pagas|importe)\b/i

/** The text around a field, without the numbers that only repeat its value or limits, and their units. Prices stay. */
function textBeside(field: HTMLInputElement, value: string): string {
  const numbers = [value, field.min, field.max].filter((one) => /^[\d.]+$/.test(one)).map((one) => one.replace('.', String.raw`\.`))
  const echo = new RegExp(String.raw`(?<![\d.,]|[$€£]\s?)(?:${numbers.join('|')})(?![\d.,]|\s?[$€£])\s?\p{L}*`, 'gu')
  return numbers.length === 0 ? partOf(field).innerText : partOf(field).innerText.replaceAll(echo, '#')
}

export const totals = new RegExp(String.raw`\b(?:total|gesamt|summe|somme|totale)\b[^\d$€£]{0,15}(?<sum>${money.source})`, 'i')
/** Whether a part of the page shows a total that is a price of it times a quantity. */
export function isTotalOf(part: HTMLElement, quantities: readonly number[]): boolean {
  const sum = amountIn(totals.exec(part.innerText)?.groups?.['sum'] ?? '')
  const others = amountsIn(part)
  others.splice(others.indexOf(sum), 1)
  return sum > 0 && others.some((price) => quantities.some((quantity) => price * quantity === sum))
}

/** Whether −1 of something makes the page show a negative amount of money. */
async function costsLessThanNothing(field: HTMLInputElement): Promise<boolean> {
  const isNegative = () =>
    /[-−–]\s?[$€£]\s?[1-9]|[$€£]\s?[-−–]\s?[1-9]|(?:^|[\s:])[-−–]\s?[1-9][\d.,]*\s?[$€£]/m.test(partOf(field).innerText)
  const { value } = field
  if (Number(value) < 0 || isNegative()) return false
  setValue(field, '-1')
  await wait(250)
  const isBelow = field.isConnected && field.value === '-1' && isNegative()
  if (field.isConnected) setValue(field, value)
  return isBelow
}

/** What there can’t be less than none of. A temperature, an offset or a score may well be negative. */
const ofThings =
  /quantity|qty|fewer|seats?|guests?|tickets?|adults?|children|people|persons?|items?|cart|basket|menge|anzahl|personen|gäste|erwachsene|kinder|plätze|quantité|personnes|adultes|billets|cantidad|personas|adultos|entradas|quantità|persone|adulti|quantidade|pessoas|aantal|gasten|antal|personer|liczba|osób|ilość|количество|человек|人数|数量|個数|수량/i
const isOfThings = (one: Element): boolean =>
  ofThings.test(`${one.closest('label, li, tr, fieldset, form, section')?.textContent?.slice(0, 300)} ${one.getAttribute('aria-label')}`) ||
  amountsIn(partOf(one)).length > 0

/** Buttons and fields that count down below zero. */
export async function findBelowZero(): Promise<Element[]> {
  const found: Element[] = []
  const buttons = [...document.querySelectorAll<HTMLElement>('button')].filter(
    (one) =>
      isSeen(one) &&
      isOfThings(one) &&
      (/^[−–-]$/.test(one.innerText.trim()) ||
        /^(?:decrease|fewer|less|minus|weniger|moins)\b/i.test(one.getAttribute('aria-label') ?? '')),
  )
  for (const button of buttons.slice(0, 3)) {
    const counts = [...(button.parentElement?.querySelectorAll('*') ?? [])].filter(
      (one) => /^\d$/.test(one.textContent?.trim() ?? '') && one.childElementCount === 0,
    )
    const field = button.parentElement?.querySelector<HTMLInputElement>('input:not([type="hidden"])')
    const read = () => Number(field?.value ?? counts[0]?.textContent?.replace('−', '-') ?? Number.NaN)
    const start = read()
    if (counts.length + (field ? 1 : 0) !== 1 || !(start >= 0 && start <= 3)) continue
    for (let times = 0; times <= start; times += 1) {
      press(button)
      await wait(60)
    }
    if (read() < 0) found.push(button)
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('input[type="number"]:not([min], :disabled, [readonly])'))
    if (isSeen(field) && found.length < 3 && (await costsLessThanNothing(field))) found.push(field)
  return found
}
