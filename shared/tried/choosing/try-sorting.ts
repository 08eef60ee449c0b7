import { childrenOf } from '../../rendered/place.ts'
import { isPictured, isSeen, textOn, wait } from '../named.ts'
import { amountIn, money, numberOf } from '../amounts.ts'
import { isSorted, isSortedAsWords } from '../sorted.ts'
import { setValue } from '../entering/set-value.ts'

const byPrice =
  /price|preis|\bprix|precio|prezzo|preço|prijs|\bpris|hinta|\bcen[aey]\b|\bцен|\bцін|fiyat|\bpreț|\bár\b|価格|値段|价格|價格|가격|السعر|מחיר/iu
/** These choose between two prices of each part. */
const kinds = /\b(?:net|gross|netto|brutto|h\.?t|ttc|tax|vat|mwst|inkl|incl|excl|exkl|iva|btw|moms)\b/i
const fewest = 4

/** The amounts of a list, one for each of its parts; null if they aren’t that clear. */
function amountsOf(parts: readonly Element[]): string[] | null {
  const amounts = parts.map((one) => ((one as HTMLElement).innerText.match(money) ?? []).map(numberOf))
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

const downwards =
  /high|expensive|descending|absteigend|teuer|höchst|décroissant|plus cher|mayor a menor|desc|decresc|aflopend|hoog|fallande|högst|faldende|høj|malej|najdroż|sestup|nejdraž|高い|从高|높은/iu
const upwards =
  /low\S* (?:to|first|-|–|→)|cheapest|ascending|aufsteigend|niedrig\S* (?:zuerst|bis)|günstigste|croissant(?<!décroissant)|moins cher|menor a mayor|ascendente|crescente(?<!decrescente)|oplopend|laag|stigande|lågt|stigende|lav|rosnąc|najtańs|vzestup|nejlevněj|安い|低い|낮은|从低/iu

/** A menu that sorts a list by price, and the amounts in the order that it brings about, if they’re sorted as words, or both ways alike, or the wrong way. */
export async function tryPriceSorting(): Promise<{ select: HTMLSelectElement; kind: 'sorted' | 'turned'; text: string } | null> {
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
      if (!isChanged()) {
        if (orders.length === 1) orders.push(orders[0] ?? null)
        continue
      }
      await wait(100)
      const parts = partsOf(list)
      orders.push(parts.length === before.length ? amountsOf(parts) : null)
    }
    if (select.isConnected) setValue(select, value)
    const [first] = orders
    const text = first?.slice(0, 5).join('; ') ?? ''
    if (first && orders.every((one) => one && isSortedAsWords(one) && isFarOff(one))) return { select, kind: 'sorted', text }
    const numbers = orders.map((one) => one?.map(amountIn) ?? [])
    const isSteady = numbers.length === 2 && options.length === 2 && new Set(numbers[0]).size >= fewest && isSorted(numbers[0] ?? [])
    const [up, down] = [upwards, downwards].map((words) =>
      options.find((one, at) => words.test(one.text) && (words === upwards) === (at === 0) && (at === 0 || !upwards.test(one.text))),
    )
    const isTurned = numbers[0]?.join() === numbers[1]?.join()
    if (isSteady && up !== undefined && down !== undefined && isTurned) return { select, kind: 'turned', text }
  }
  return null
}
