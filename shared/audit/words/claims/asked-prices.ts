import { pricingTitle } from '../../../listing/pricing/price-words.ts'
import type { Page, TextBlock } from '../../../page/page.ts'
import { locale } from '../../../locale.ts'
import { once } from '../../../once.ts'
import { languageOf } from '../language.ts'
import { isProduct as isOnSale } from '../../structured-data/products.ts'
import { defineTopic, mentions, type Topic } from '../../topics/topic.ts'
import written from './asked-prices.json' with { type: 'json' }
import { wholeWord } from '../../../whole-words.ts'
import { areTranslations, ownTexts, type Contradiction } from './claim.ts'
import { saidOn } from './facts.ts'
import { amountsIn, type Amount } from './plan-money.ts'
import { ofOneThing } from './stated.ts'

/** A price, and the words that name what it is for. Cards, structured offers and order pages ask it, texts and buttons mention it. */
export type AskedPrice = {
  price: number
  currency: string
  per: string
  words: string[]
  text: string
  by: 'card' | 'offer' | 'order' | 'text'
}

const orderings: Record<string, Topic> = Object.fromEntries(
  Object.entries(written.order).map(([language, words]) => [language, defineTopic({ [language]: words })]),
)
/** Whether a text asks people to order: a word for it in one language is often another word in the next. */
const orders = (text: string, language: string) => {
  const ordering = orderings[/^n[on]\b/.test(language) ? 'nb' : language.slice(0, 2)] ?? orderings['en']
  return ordering !== undefined && mentions(text.replace(/\bin order (?:to|that)\b/gi, ''), ordering)
}
const anyLatin = (words: Record<string, string>) => new RegExp(Object.values(words).join('|'), 'iu')
const question = once(() => anyLatin(written.question))
export const untaxed = once(() => new RegExp(`${wholeWord(written.untaxed)}|税抜|税別|不含税|未税|부가세 별도`, 'iu'))
const sizes = once(() => new RegExp(`^(?:[+]|${Object.values(written.sizes).join('|')})$`, 'iu'))
export const yearly = once(() => new RegExp(`${wholeWord(written.yearly)}|年|연간|매년`, 'iu'))
/** What isn’t a price of the product: shipping, and the least that an order must come to. */
const beside = once(() => new RegExp(`${wholeWord(`${written.shipping}|${written.minimum}`)}|[满滿](?![意足])|最低|以上|이상|起送`, 'iu'))
export const isOfSize = (word: string): boolean => sizes().test(word)
/** What makes a second price correct, in the page’s language. */
export const exceptions = (language: string): RegExp => {
  const own = (written.otherwise as Record<string, string>)[language.slice(0, 2)] ?? Object.values(written.otherwise).join('|')
  return new RegExp(`${wholeWord(`${own}|${written.otherwise.en}`)}|${written.otherwiseWide}|[%×]|\\d ?x\\b`, 'iu')
}

const period =
  /^\s?(?:\/|\p{L}{1,4}[.’']?\s?)?(?<per>day|week|month|mo\b|year|yr\b|person|seat|user|tag|woche|monat|jahr|jour|semaine|mois|an\b|día|semana|mes\b|año|giorno|settimana|mese|anno|dia|mês|ano\b|dag|maand|jaar|vecka|månad|år|måned|dzień|tydzień|miesiąc|rok|мес|год|рік|ay\b|yıl|月|年|월|년|kg|l\b|m²|stück|stk|pièce|pieza|pezzo|stuk|szt|hour|stunde|heure|hora|ora\b|uur)/iu
export const perOf = ({ rest }: Pick<Amount, 'rest'>): string => period.exec(rest)?.groups?.['per']?.toLowerCase() ?? ''

const segmenter = once(() => new Intl.Segmenter(locale, { granularity: 'word' }))
const little =
  /^(?:the|and|for|you|your|with|all|now|only|just|our|one|der|die|das|für|und|mit|nur|jetzt|ein|eine[nr]?|den|dein|ihre?|les|des|une|pour|avec|vos|votre|seulement|los|las|una|por|con|para|tus?|solo|uma|com|seu|sua|dos|das|per|gli|del|della|tuo|sólo|só|apenas|een|het|voor|met|och|för|med|din|ditt|til|dla|complete?|completo|completa|komplett\p{L}*|kompletn\p{L}*|full|free|today|here)$/iu
function wordsOf(language: string, ...texts: string[]): string[] {
  const found = texts.flatMap((text) =>
    [...segmenter().segment(text.slice(0, 200))].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment.toLowerCase()),
  )
  return [...new Set(found)].filter(
    (one) => /\p{L}{3}|[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]{2}/u.test(one) && !little.test(one) && !orders(one, language),
  )
}
/** “Course and coaching” is more than a course. */
const several =
  /[+&]|(?<!\p{L})(?:and|with|plus|und|mit|et|avec|y|con|e|com|en|met|och|med|og|i|oraz|z|a|и|с|та|і|з|ve|ile)(?!\p{L})|[と和及＋]|セット/iu
export const cardWords = (language: string, name: string): string[] => [...wordsOf(language, name), ...(several.test(name) ? ['+'] : [])]
const isSame = (one: string, other: string) =>
  one === other ||
  (Math.min(one.length, other.length) >= 5 && one.slice(0, 5) === other.slice(0, 5)) ||
  (one.length >= 3 && other.endsWith(one)) ||
  (other.length >= 3 && one.endsWith(other))
const share = (one: readonly string[], other: readonly string[]) => one.some((word) => other.some((same) => isSame(word, same)))

export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?。！？])\s?(?=\P{Ll})/u)
const bare = /^\D{0,14}\d[\d.,\s]*\D{0,14}$/
const isProduct = (block: TextBlock, acting: ReadonlySet<string>) =>
  block.scopes.includes('pricing') || pricingTitle.test(block.heading) || acting.has(block.heading)

/** What the page asks for things, and what it says elsewhere that they cost. */
export function askedPricesOn(page: Page): AskedPrice[] {
  if (ofOneThing.test(page.url) || untaxed().test(page.text)) return []
  const language = languageOf(page)
  const except = exceptions(language)
  const blocks = ownTexts(page)
  const acting = new Set(blocks.filter(({ action, text }) => action && orders(text, language)).map(({ heading }) => heading))
  const first = page.headings.find(({ level, text }) => level === 1 && text !== '')?.text ?? ''
  const hasYears = yearly().test(page.text)
  const at = (text: string, words: string[], by: AskedPrice['by']): AskedPrice[] => {
    const [amount, ...others] = amountsIn(text)
    if (amount === undefined || others.length > 0 || amount.price === 0) return []
    const [before, after] = [text.slice(Math.max(0, amount.index - 50), amount.index), amount.rest.slice(0, 40)]
    const near = `${/[^.!?。！？]*$/u.exec(before)?.[0]} ${/^[^.!?。！？]*/u.exec(after)?.[0]}`
    const part = `${/[^,;]*$/u.exec(before)?.[0]}${/^[^,;]*/u.exec(after)?.[0]}`
    const per = perOf(amount)
    if (except.test(near) || beside().test(part) || (per !== '' && hasYears)) return []
    return [{ price: amount.price, currency: amount.currency, per, words, text: text.trim().slice(0, 80), by }]
  }
  const found = blocks.flatMap((block): AskedPrice[] => {
    const { text, heading, action, scopes, cell, tag } = block
    if (bare.test(text) && !action && (isProduct(block, acting) || cell !== undefined))
      return except.test(`${cell?.column} ${cell?.row} ${heading}`) ? [] : at(text, cardWords(language, cell?.row ?? heading), 'card')
    if (action) return orders(text, language) && text.length < 60 ? at(text, wordsOf(language, text.replace(/\d.*$/, '')), 'text') : []
    if (tag === 'h1' || ((heading === first || heading === '') && !scopes.includes('nav') && !scopes.includes('footer')))
      return sentencesOf(text).flatMap((sentence) => at(sentence, wordsOf(language, sentence.replace(/[,;].*$/, '')), 'text'))
    return []
  })
  const answers = saidOn(page).flatMap((said) =>
    question().test(said.question) ? at(/^[^.!?。！？]*/u.exec(said.text)?.[0] ?? '', wordsOf(language, said.question), 'text') : [],
  )
  const metas = [page.metaDescription, page.openGraph['description']].flatMap((text) =>
    sentencesOf(text ?? '').flatMap((sentence) => at(sentence, wordsOf(language, sentence), 'text')),
  )
  const [sole, ...more] = new Set(blocks.flatMap(({ text }) => amountsIn(text).map(({ price }) => price)))
  const isOrder = first !== '' && orders(first, language) && sole !== undefined && more.length === 0
  const order = isOrder ? (blocks.map(({ text }) => at(text, wordsOf(language, first), 'order')).find((one) => one.length > 0) ?? []) : []
  const isOnly = sole !== undefined && more.length === 0 && !found.some(({ by }) => by === 'card') && order.length === 0
  const title = wordsOf(language, page.title ?? '', first)
  const only = isOnly ? (blocks.map(({ text }) => at(text, title, 'card')).find((one) => one.length > 0) ?? []) : []
  return [...found, ...only.map((one) => ({ ...one, per: '' })), ...answers, ...metas, ...offered(page), ...order]
}

/** What JSON-LD says that the page’s one product costs; sections about prices are compared by `structured-data`. */
function offered(page: Page): AskedPrice[] {
  const products = page.jsonLd.nodes.filter(isOnSale)
  const [offer, ...others] = [products[0]?.['offers'] ?? []].flat() as Record<string, unknown>[]
  const name = products[0]?.['name']
  const price = Number(offer?.['price'])
  const currency = String(offer?.['priceCurrency'])
  const isPlain = products.length === 1 && others.length === 0 && price > 0 && offer?.['priceSpecification'] === undefined
  return isPlain && !page.blocks.some(({ scopes, heading }) => scopes.includes('pricing') || pricingTitle.test(heading))
    ? [
        {
          price,
          currency,
          per: '',
          words: wordsOf(languageOf(page), typeof name === 'string' ? name : ''),
          text: `${price} ${currency} in JSON-LD`,
          by: 'offer',
        },
      ]
    : []
}

const pricesOf = (asked: readonly AskedPrice[]) => new Set(asked.map(({ price }) => price))
const isWithin = (one: readonly string[], other: readonly string[]) => one.length > 0 && one.every((word) => share([word], other))

/** Whether a price is for what one of a group’s prices is for. */
function isForSame(
  one: AskedPrice,
  other: AskedPrice,
  { group, own, isHere }: { group: readonly AskedPrice[]; own: readonly AskedPrice[]; isHere: boolean },
): boolean {
  const isOnly = pricesOf(group).size === 1
  const isEqual = isWithin(one.words, other.words) && isWithin(other.words, one.words)
  if (isEqual && isHere) return true
  // Each page may have a “Large” of its own.
  if (isEqual) return isOnly && pricesOf(own).size < 2 && !one.words.every(isOfSize)
  if (isHere && (one.by === 'offer' || other.by === 'offer')) return isOnly && pricesOf(own).size < 2 && share(one.words, other.words)
  if (one.by !== 'text' || !isHere)
    return (
      isOnly &&
      pricesOf(own).size < 2 &&
      (isHere || other.by === 'order') &&
      (isWithin(one.words, other.words) || isWithin(other.words, one.words))
    )
  if (!isOnly || other.words.includes('+')) return isWithin(other.words, one.words)
  return one.words.length === 0 || share(one.words, other.words)
}

/** The same thing for two prices: in a text or on a button and on its card, or on the page and where it is ordered. */
export function otherAskedPrices(
  page: Page,
  others: readonly { url: string; lang: string | null; asked?: AskedPrice[] }[],
): Contradiction[] {
  const own = askedPricesOn(page)
  const cards = own.filter(({ by }) => by === 'card')
  const elsewhere = others
    .filter(({ lang }) => !areTranslations(page.lang, lang))
    .map(({ url, asked = [] }) => asked.map((one) => ({ ...one, text: `${one.text} (${URL.parse(url)?.pathname})` })))
  const kinds = (['card', 'offer', 'order'] as const).flatMap((kind) =>
    [own, ...elsewhere].map((asked) => ({ isHere: asked === own, kind, group: asked.filter(({ by }) => by === kind) })),
  )
  const found = kinds.flatMap(({ group, kind, isHere }) =>
    own.flatMap((one) => {
      if ((isHere && one.by === kind) || pricesOf(group).has(one.price)) return []
      // A text that agrees with the page’s own card is right there.
      if (one.by === 'text' && !isHere && pricesOf(cards).has(one.price)) return []
      const same = group.filter(
        (other) => other.per === one.per && other.currency === one.currency && isForSame(one, other, { group, own: cards, isHere }),
      )
      return pricesOf(same).size === 1 ? [`${one.text}” and “${same[0]?.text}`] : []
    }),
  )
  return found.slice(0, 2).map((text) => ({ kind: 'claims', text }))
}
