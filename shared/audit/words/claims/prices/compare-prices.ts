import type { Page } from '../../../../page/page.ts'
import type { Contradiction } from '../claim.ts'
import { exceptions, isGeneric, isSameName, isWithin, share } from './price-names.ts'
import type { Price } from './named-prices.ts'
import { pricesOn, type PagePrices } from './read-prices.ts'

/** One for each person, and one for all of them. */
const withoutPerson = (per: string) => per.replace('person', '').trim()
function isOther(one: Price, other: Price, anyPer = false): boolean {
  if (one.price === other.price || one.price === 0 || other.price === 0 || one.currency !== other.currency) return false
  const [low, high] = [one, other].toSorted((a, b) => a.price - b.price) as [Price, Price]
  // Nobody pays more for one person than for all.
  const isPer = anyPer || low.per === high.per || (low.per === withoutPerson(high.per) && high.per !== '')
  return isPer && high.price * 100 > low.price * (100 + Math.max(one.tax, other.tax))
}
const countPrices = (prices: readonly Price[]) => new Set(prices.map(({ price }) => price)).size

/** How many times the price of a thing a wrong one is. */
const most = 2

/** Two prices on one page: on a card or in JSON-LD, and in a text, an answer or on a button. */
function contradictedHere({ amounts, prices }: PagePrices): [Price, Price][] {
  const cards = prices.filter(({ by, price }) => by === 'card' && price > 0)
  const isSole = countPrices(cards) === 1
  const isOf = (card: Price, said: Price) => {
    if (said.by === 'text') return isSameName(card.name, said.name)
    // Anything else in the text may have that price.
    if (!card.isSold || Math.max(card.price, said.price) > most * Math.min(card.price, said.price)) return false
    if (isSole && !card.name.includes('+')) return said.name.length === 0 || share(said.name, card.name)
    return isWithin(card.name, said.name)
  }
  const texts = prices.flatMap((said): [Price, Price][] => {
    const isBelow = said.beside === '' || cards.some(({ text }) => text.startsWith(`${said.beside}:`))
    if (!isBelow || !/text|mention/.test(said.by) || cards.some(({ price }) => price === said.price)) return []
    const same = cards.filter((card) => card.beside === '' && isOf(card, said))
    return same[0] !== undefined && countPrices(same) === 1 && isOther(same[0], said) ? [[said, same[0]]] : []
  })
  const sold = isSole ? cards : amounts.length === 1 ? prices.filter(({ by }) => /text|mention/.test(by)) : []
  const offers = prices.flatMap((offer): [Price, Price][] => {
    const same = offer.by === 'offer' ? sold.find((one) => share(one.name, offer.name) && isOther(one, offer, true)) : undefined
    return same === undefined ? [] : [[same, offer]]
  })
  return [...texts, ...offers]
}

/** Those that the page says once, or alike each time. */
const certain = ({ prices }: PagePrices): Price[] => {
  const named = prices.filter(({ by }) => /card|text|offer/.test(by))
  return named.filter((one) => named.every((two) => one.price === two.price || one.per !== two.per || !isSameName(one.name, two.name)))
}

/** “5 GB” and “50 GB”. */
const areSizes = (...besides: string[]) => new Set(besides.map((text) => text.match(/\d+/g)?.join() ?? '').filter(Boolean)).size > 1

/** One thing with one price on each of two pages. Where several differ and fewer are alike, the prices are of something else. */
function contradictedThere(one: PagePrices, other: PagePrices, except: RegExp): [Price, Price][] {
  const there = certain(other)
  const pairs = certain(one).flatMap((price) =>
    there.filter((same) => isSameName(price.name, same.name)).map((same): [Price, Price] => [price, same]),
  )
  const alike = pairs.filter(([a, b]) => a.price === b.price && (a.price === 0 || (a.currency === b.currency && a.per === b.per)))
  const differing = pairs.filter(([a, b]) => isOther(a, b) && !alike.some(([same]) => isSameName(same.name, a.name)))
  const names = new Set(differing.map(([{ name }]) => name.toSorted().join(' ')))
  if (names.size > Math.max(1, alike.length)) return []
  return differing.filter(([a, b]) => {
    // Each page may have a “Large” of its own, but not “The Team plan costs”.
    const isOfPlans = /month|year/.test(a.per)
    const isOne = alike.length > 0 || ((a.by === 'text' || b.by === 'text') && isOfPlans)
    const isAlone = a.beside === b.beside || (alike.length > 0 && isOfPlans && !areSizes(a.beside, b.beside))
    const isKnown = one.amounts.includes(b.price) || other.amounts.includes(a.price)
    return a.isPlain && b.isPlain && isAlone && !isKnown && (isOne || !isGeneric(a.name, except))
  })
}

/** The page’s one product, and what the page where it’s ordered asks for it. */
function contradictedOrder(one: PagePrices, other: PagePrices): [Price, Price][] {
  const cards = one.prices.filter(({ by, price }) => by === 'card' && price > 0)
  const order = other.prices.find(({ by }) => by === 'order')
  const [card] = cards
  if (order === undefined || card === undefined || countPrices(cards) > 1 || one.amounts.includes(order.price)) return []
  return isOther(card, order) && (isWithin(card.name, order.name) || isWithin(order.name, card.name)) ? [[card, order]] : []
}

/** The same thing for two prices, on the page or on two of its site. Each country and each language may have its own. */
export function otherPrices(page: Page, others: readonly { url: string; lang: string | null; prices?: PagePrices }[]): Contradiction[] {
  const here = { url: page.url, lang: page.lang, prices: pricesOn(page), where: '' }
  const all = [
    here,
    ...others.map(({ url, lang, prices }) => ({
      url,
      lang,
      prices: prices ?? { amounts: [], prices: [] },
      where: ` (${URL.parse(url)?.pathname})`,
    })),
  ]
  const except = exceptions(page.lang ?? 'en')
  const across = all.flatMap((one, at) =>
    all.slice(at + 1).flatMap((other) => {
      if (one.lang !== null && other.lang !== null && one.lang.toLowerCase() !== other.lang.toLowerCase()) return []
      const found = [
        ...contradictedThere(one.prices, other.prices, except),
        ...contradictedOrder(one.prices, other.prices),
        ...contradictedOrder(other.prices, one.prices).map(([a, b]): [Price, Price] => [b, a]),
      ]
      return found.map(([a, b]) => `${a.text}${one.where}” and “${b.text}${other.where}`)
    }),
  )
  const within = contradictedHere(here.prices).map(([a, b]) => `${a.text}” and “${b.text}`)
  return [...new Set([...within, ...across])].slice(0, 4).map((text) => ({ kind: 'claims', text }))
}
