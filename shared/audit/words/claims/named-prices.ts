import { pricingTitle } from '../../../listing/pricing/price-words.ts'
import type { Page, TextBlock } from '../../../page/page.ts'
import { once } from '../../../once.ts'
import { languageOf } from '../language.ts'
import { cardWords, exceptions, isOfSize, perOf, sentencesOf, untaxed, yearly } from './asked-prices.ts'
import { ownTexts, type Contradiction } from './claim.ts'
import { namesIn, nonGeneral } from './general-headings.ts'
import { amountsIn, type Amount } from './plan-money.ts'
import { ofOneThing } from './stated.ts'
import written from './named-prices.json' with { type: 'json' }

/** What one thing costs, by the words of its name. `isPlain`: the page around it is about nothing else. */
type NamedPrice = { name: string[]; price: number; currency: string; per: string; text: string; isPlain: boolean }
/** With all the amounts of the page. */
export type NamedPrices = { amounts: number[]; named: NamedPrice[] }

const words = (source: string) => once(() => new RegExp(`^(?:${source})$`, 'iu'))
const [ofPeriod, ordering, besideOrder] = [words(written.period), words(written.order), words(written.beside)]
const leading = once(
  () =>
    new RegExp(
      `^(?:[^.!?]{0,20}(?:${written.price})\\s)?(?<name>[^:;,.!?]{3,60}?)(?:[’']s)?(?:\\s*[:：]|\\s[–—-]|(?<=\\p{L})[はが]|\\s(?:${written.verb}))\\s*(?:(?:${written.only})\\s*)?$`,
      'iu',
    ),
)
const following = once(() => new RegExp(`^\\s*(?:$|です|[.,!;()。，（]|(?:${written.with})(?!\\p{L}))`, 'iu'))
const perPerson = /^person/
const perMonth = /^(?:mo|m[eê]s|maand|m[åa]n|mies|měs|мес|ay$|月|월)/
const elided = /(?<!\p{L})(?:l|d|un|all|dell|nell|sull)[’'](?=\p{L})/giu

const unitOf = ({ currency, written: text }: Amount) => currency || (/\p{L}+$/u.exec(text)?.[0].toLowerCase() ?? '')
/** What follows the period: “ per person, with lunch”. */
const afterPer = ({ rest }: Amount) => {
  const per = perOf({ rest })
  return per === '' ? rest : rest.slice(rest.toLowerCase().indexOf(per) + per.length).replace(/^\p{L}+/u, '')
}

function namesOf(language: string, written: string): string[] {
  // In Polish, an article is “and”.
  const name = written.replaceAll(elided, '').replace(/^\p{L}{1,2}\s/u, '')
  const digits = name.match(/\d+/g) ?? []
  return [...cardWords(language, name), ...digits].toSorted()
}

/** Whether a heading or a path names nothing else than the price, the thing itself, or where to order it. */
function isPlainName(text: string, name: readonly string[], page: Page, shortest: number): boolean {
  const other = nonGeneral(text, namesIn(page)).filter(
    (one) => one.length > shortest && !name.includes(one) && !ofPeriod().test(one) && !pricingTitle.test(one),
  )
  const isKnown = other.some((one) => ordering().test(one)) || pricingTitle.test(text)
  return other.every((one) => isKnown && (ordering().test(one) || besideOrder().test(one)))
}
/** Its path, without its file’s ending and the language that the page is in. */
const pathOf = ({ url, lang }: Page) => {
  const [first = '', ...rest] = (URL.parse(url)?.pathname ?? '')
    .replace(/(?:index)?\.\w+$/, '')
    .split('/')
    .filter(Boolean)
  return (first.toLowerCase() === lang?.slice(0, 2).toLowerCase() ? rest : [first, ...rest]).join(' ').replaceAll(/[-_]/g, ' ')
}

/** Prices of things that a page names: in a sentence, in a heading or below one that stands alone. */
export function namedPricesOn(page: Page): NamedPrices {
  const language = languageOf(page)
  const blocks = ownTexts(page)
  const amounts = [...new Set(blocks.flatMap(({ text }) => amountsIn(text).map(({ price }) => price)))]
  if (ofOneThing.test(page.url) || untaxed().test(page.text) || amounts.length > 20) return { amounts, named: [] }
  const [except, path] = [exceptions(language), pathOf(page)]
  const first = page.headings.find(({ level, text }) => level === 1 && text !== '')?.text ?? ''
  const toNamed = (name: string, amount: Amount, { heading, text }: Pick<TextBlock, 'heading' | 'text'>): NamedPrice[] => {
    const own = namesOf(language, name)
    // Paid by the year, a month costs less.
    if (perMonth.test(perOf(amount)) && yearly().test(page.text)) return []
    const isLonger = own.every((word) => namesOf(language, heading).includes(word)) && !pricingTitle.test(heading)
    const all = isLonger ? namesOf(language, heading.replace(/[:–—].*$/, '')).filter((one) => !ordering().test(one)) : own
    // A monthly and an annual pass are two things, unless the price says its period.
    const full = all.filter((one) => perOf(amount) === '' || !ofPeriod().test(one))
    if (full.every(isOfSize) || except.test(`${name} ${afterPer(amount)}`)) return []
    const [isFront, around] = [path === '', isPlainName(path, full, page, 0) && isPlainName(first, full, page, 2)]
    const isPlain = isFront ? heading === first || isPlainName(heading, full, page, 2) : around && isPlainName(heading, full, page, 2)
    return [{ name: full, price: amount.price, currency: unitOf(amount), per: perOf(amount), text: text.trim().slice(0, 90), isPlain }]
  }
  const named = blocks.flatMap((block, at): NamedPrice[] => {
    const { text, heading, tag, cell, action } = block
    if (action || cell !== undefined || text.length > 600) return []
    const before = blocks[at - 1]
    const [only, ...more] = amountsIn(text)
    if (only !== undefined && more.length === 0 && only.index === 0 && /^h\d$/.test(before?.tag ?? '') && /^\W*$/.test(afterPer(only)))
      return except.test(heading) ? [] : toNamed(heading, only, { heading, text: `${heading}: ${text}` })
    return sentencesOf(text).flatMap((sentence) => {
      const [amount, ...others] = amountsIn(sentence)
      if (amount === undefined || others.length > 0 || amount.price === 0) return []
      const name = leading().exec(sentence.trimStart().slice(0, amount.index))?.groups?.['name']
      const isOwn = name !== undefined && following().test(afterPer(amount))
      return isOwn ? toNamed(name, amount, { heading: /^h\d$/.test(tag) ? '' : heading, text: sentence }) : []
    })
  })
  return { amounts, named }
}

const isSame = (one: NamedPrice, other: NamedPrice) =>
  one.name.join(' ') === other.name.join(' ') &&
  one.currency === other.currency &&
  (one.per === other.per ||
    // Nobody pays more for one person than for all.
    (one.per === '' && perPerson.test(other.per) && other.price > one.price) ||
    (other.per === '' && perPerson.test(one.per) && one.price > other.price))

/** One thing with one price on this page, and another one on another page of the site. */
export function namedElsewhere(page: Page, others: readonly { url: string; lang: string | null; named?: NamedPrices }[]): Contradiction[] {
  const own = namedPricesOn(page)
  // Each country may have its price.
  const isOfSame = (lang: string | null) => lang === null || page.lang === null || lang.toLowerCase() === page.lang.toLowerCase()
  const elsewhere = others.filter(({ url, lang }) => isOfSame(lang) && !ofOneThing.test(url))
  const found = own.named.flatMap((one) => {
    if (own.named.some((other) => isSame(one, other) && other.price !== one.price)) return []
    if (!one.isPlain) return []
    const same = elsewhere.flatMap(({ url, named }) => {
      const those = named?.named.filter((other) => isSame(one, other)) ?? []
      return those.map((other) => ({ ...other, all: named?.amounts ?? [], text: `${other.text} (${URL.parse(url)?.pathname})` }))
    })
    const [other] = same
    const isOther = other !== undefined && same.every(({ price, isPlain }) => price === other.price && isPlain)
    const isKnown = other === undefined || own.amounts.includes(other.price) || same.some(({ all }) => all.includes(one.price))
    return isOther && !isKnown ? [`${one.text}” and “${other.text}`] : []
  })
  return [...new Set(found)].slice(0, 2).map((text) => ({ kind: 'claims', text }))
}
