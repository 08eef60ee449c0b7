import { childrenOf } from '../../rendered/place.ts'
import { isPictured, isSeen, textOn, wait } from '../named.ts'
import { amountIn } from '../amounts.ts'
import { isSorted, isSortedAsWords } from '../sorted.ts'
import { setValue } from './set-value.ts'

const byPrice =
  /price|preis|\bprix|precio|prezzo|preço|prijs|\bpris|hinta|\bcen[aey]\b|\bцен|\bцін|fiyat|\bpreț|\bár\b|価格|値段|价格|價格|가격|السعر|מחיר/iu
const amount =
  /(?:[$€£¥₹]|CHF|USD|EUR|GBP|R\$)[ \u00A0]?(\d[\d.,]*)|(\d[\d., ]*\d|\d)[ \u00A0]?(?:[$€£¥₹円원元]|kr\b|zł|Kč|CHF|USD|EUR|GBP|TL|руб|грн)/gu
/** These choose between two prices of each part. */
const kinds = /\b(?:net|gross|netto|brutto|h\.?t|ttc|tax|vat|mwst|inkl|incl|excl|exkl|iva|btw|moms)\b/i
const fewest = 4

/** The amounts of a list, one for each of its parts; null if they aren’t that clear. */
function amountsOf(parts: readonly Element[]): string[] | null {
  const amounts = parts.map((one) =>
    [...((one as HTMLElement).innerText ?? '').matchAll(amount)].map(([, before, after]) => before ?? after ?? ''),
  )
  return amounts.every((those) => those.length === 1) ? amounts.map(([only = '']) => only) : null
}

const partsOf = (list: Element) => childrenOf(list).filter((one) => isSeen(one) && textOn(one) !== '')

/** The lists with a price in each of their parts. */
const findLists = (): Element[] =>
  [...document.querySelectorAll('body *')].filter((one) => {
    const parts = one.childElementCount < fewest || one.matches('select, form, nav, header, footer') ? [] : partsOf(one)
    return parts.length >= fewest && parts.every(({ localName }) => localName === parts[0]?.localName) && amountsOf(parts) !== null
  })

/** Whether more than one part is out of the order of numbers. One may be pinned, or sold out and last. */
const isFarOff = (amounts: readonly string[]): boolean => {
  const numbers = amounts.map(amountIn)
  const withoutOne = numbers.map((_, at) => numbers.toSpliced(at, 1))
  return [numbers, ...withoutOne].every((list) => !isSorted(list))
}

/** A menu that sorts a list by price, and the amounts in the order that it brings about, if they’re sorted as words. */
export async function tryPriceSorting(): Promise<{ select: HTMLSelectElement; text: string } | null> {
  for (const select of document.querySelectorAll('select')) {
    const options = [...select.options].filter((one) => byPrice.test(one.text) && !/\d/.test(one.text) && !one.disabled)
    if (options.length === 0 || options.some(({ text }) => kinds.test(text)) || !isSeen(select) || select.disabled || isPictured(select))
      continue
    const [list, ...others] = findLists()
    if (list === undefined || others.length > 0) return null
    const { value } = select
    const orders: (string[] | null)[] = []
    for (const option of options.slice(0, 2)) {
      const before = partsOf(list)
      const isChanged = () => partsOf(list).some((one, at) => one !== before[at])
      setValue(select, option.value)
      for (let waited = 0; waited < 1000 && list.isConnected && !isChanged(); waited += 100) await wait(100)
      // One that sorts nothing, or asks the server, says nothing of how it compares.
      if (!isChanged()) continue
      await wait(100)
      const parts = partsOf(list)
      orders.push(parts.length === before.length ? amountsOf(parts) : null)
    }
    if (select.isConnected) setValue(select, value)
    const [first] = orders
    if (first && orders.every((one) => one && isSortedAsWords(one) && isFarOff(one))) return { select, text: first.slice(0, 5).join('; ') }
  }
  return null
}
