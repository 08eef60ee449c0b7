import type { Page, TextBlock } from '../../../page/page.ts'
import { yearly } from './asked-prices.ts'
import { areTranslations, ownTexts, type Contradiction } from './claim.ts'
import { saidOn } from './facts.ts'
import { amountsIn, isOfPlans, type Amount } from './plan-money.ts'
import words from './plan-prices.json' with { type: 'json' }
import { ofOneThing } from './stated.ts'

const any = (source: string) => new RegExp(String.raw`(?<!\p{L})(?:${source})`, 'iu')
const each = (source: string) => String.raw`(?:${words.each})\s?(?:${source})`
const [months, years] = [`${each(words.month)}|${words.monthly}`, each(words.year)].map(
  (source) => new RegExp(String.raw`^\s?(?:${source})`, 'iu'),
)
const [otherwise, asksForPrice, byYear, ofMonth, ofPrice] = [words.otherwise, words.question, words.byYear, words.month, words.price].map(
  any,
)
const periodOf = ({ rest }: Pick<Amount, 'rest'>) => (months?.test(rest) ? 'month' : years?.test(rest) ? 'year' : null)

/** Which country’s crowns, its pages don’t say; those of another language aren’t compared. */
const currencyOf = ({ currency, written }: Amount) => (currency === '' && /kr$/i.test(written) ? 'kr' : currency)

const isName = /^\p{Lu}[\p{L}\d+ ]{2,24}$/u
/** Not after “pr.”, nor at the “i” of “i måneden”. */
const clauses = /(?<!\bpr)[.;!?](?:\s|$)|,\s|\s(?:and|or|und|oder|et|ou|y|e|o|en|i|och|og)\s(?!mån|år)/

/** What a plan costs: on its card, or in a sentence, which names it in its text. */
export type PlanPrice = { name: string | null; price: number; currency: string; per: string; text: string }
type Card = PlanPrice & { name: string }

/** “Crew: $9 a month” */
const namedFirst = /^(?<name>\p{Lu}[\p{L}\d+ ]{2,24}?)\s?[:–—-]\s(?=(?:\p{Sc}|[A-Z]{2,3})?\s?[\d.,]+(?:[^\d.,;!?]|(?<=\bpr)\.){0,24}\.?$)/u

/** The plan that a price is beside: on its card, in its row or column, before it, or above it where one heading is above several. */
function nameOf(block: TextBlock, before: TextBlock | undefined, isShared: boolean): string {
  if (block.cell !== undefined) return ofPrice?.test(block.cell.row) ? (block.cell.column ?? '') : (block.cell.row ?? '')
  const first = namedFirst.exec(block.text)?.groups?.['name']
  if (first !== undefined) return first
  return (isShared || before?.tag === 'dt') && before !== undefined && isName.test(before.text) ? before.text : block.heading
}

function cardsOn(page: Page): Card[] {
  const blocks = ownTexts(page)
  const amounts = blocks.map(({ text }) => amountsIn(text))
  const written = amounts.flat().map(periodOf)
  // “All prices per month”
  const isMonthly = !yearly().test(page.text) && any(`${each(words.month)}|${words.monthly}`).test(page.text)
  const whole = isMonthly && written.every((per) => per !== 'year') ? 'month' : null
  const bare = (block: TextBlock) => /^\D{0,3}[\d.,]+\D{0,24}$/.test(block.text)
  const priced = Map.groupBy(
    blocks.filter((block, at) => amounts[at]?.length === 1 && bare(block)),
    ({ heading }) => heading,
  )
  return blocks.flatMap((block, at): Card[] => {
    const [amount, ...others] = amounts[at] ?? []
    const { text, cell, tag, action } = block
    if (amount === undefined || others.length > 0 || currencyOf(amount) === '' || text.length >= 60 || /^h\d/.test(tag) || action) return []
    const beside = `${cell?.column ?? ''} ${cell?.row ?? ''}`
    const next = blocks[at + 1]?.text ?? ''
    const isNext = amount.rest === '' && cell === undefined && next.length < 40
    const isOfRow = cell !== undefined && ofMonth?.test(beside) && !byYear?.test(beside)
    const per = periodOf(amount) ?? (isNext ? periodOf({ rest: next }) : null) ?? (isOfRow ? 'month' : bare(block) ? whole : null)
    const name = nameOf(block, blocks[at - 1], (priced.get(block.heading)?.length ?? 0) > 1)
    const isOfCard = isOfPlans(block) || cell !== undefined || namedFirst.test(text) || bare(block)
    const isPlain = per !== null && isOfCard && isName.test(name) && !ofPrice?.test(name) && !ofMonth?.test(name)
    return isPlain ? [{ name, price: amount.price, currency: currencyOf(amount), per, text: text.slice(0, 60) }] : []
  })
}
const onlyOnes = (plans: Card[]) =>
  [...Map.groupBy(plans, ({ name }) => name.toLowerCase()).values()].filter((same) => same.length === 1).flat()

/** Prices for a month or a year in sentences. */
const sentencesOn = (page: Page): PlanPrice[] =>
  saidOn(page).flatMap(({ text, question, isOfPlan }) => {
    const asked = asksForPrice?.test(question) ? `${question} ` : ''
    const clause = text.split(clauses).find((part) => amountsIn(part).length > 0) ?? ''
    const [said, ...others] = amountsIn(clause)
    const per = said === undefined ? null : periodOf(said)
    const isPlain = !isOfPlan && others.length === 0 && !otherwise?.test(`${asked}${text}`)
    return said !== undefined && per !== null && isPlain
      ? [{ name: null, price: said.price, currency: currencyOf(said), per, text: `${asked}${clause.trim()}`.slice(0, 120) }]
      : []
  })

/** Of a page without prices for the year beside these, which make a second one right. */
export const planPricesOn = (page: Page): PlanPrice[] =>
  byYear?.test(page.text)
    ? []
    : [...onlyOnes(cardsOn(page)).filter(({ text, name }) => !otherwise?.test(`${name} ${text}`)), ...sentencesOn(page).slice(0, 12)]

/** “Pro Monat” names no plan called Pro. */
const perUnit = new RegExp(`pro (?=${words.units})`, 'giu')
const escaped = (name: string) => name.replaceAll('+', String.raw`\+`)
const isNamed = (name: string, text: string) =>
  new RegExp(String.raw`(?<![\p{L}\d])${escaped(name)}(?![\p{L}\d])`, name.includes(' ') ? 'iu' : 'u').test(text.replaceAll(perUnit, ''))

/** “What is the price of”, or a whole question, before the answer. */
const asking = String.raw`(?:[^?]{0,30}\?\s|\p{L}+\s(?:\p{L}+\s){0,4}(?=[^?]*\?))`
const opening = String.raw`^¿?${asking}?(?:(?:${words.articles}|${words.plan})\s)*`
const verb = String.raw`\s?(?:${words.plan})?(?:\seach \p{L}+)?[\s:?]*(?:(?:cost|custa|kosten)\??)?\s*(?:(?:${words.it}) )?(?:${words.is})?\s?(?:${words.only})?\s*$`
const paidMonthly = new RegExp(String.raw`^\p{L}*\.?(?:\s(?:\p{L}+ )?(?:${words.monthly})\p{L}*(?: \p{L}+)?)?[\s.!]*$`, 'iu')

/** “The Team plan costs $9 a month”, with nothing around it: of any other sentence, the name may be an ordinary word, or the price another one. */
function isPriceOf(name: string, text: string): boolean {
  const [amount] = amountsIn(text)
  if (amount === undefined) return false
  const after = amount.rest.replace(months ?? '', '').replace(years ?? '', '')
  const lead = new RegExp(`${opening}${escaped(name)}${verb}`, 'iu')
  return paidMonthly.test(after) && lead.test(text.slice(0, amount.index))
}

const isOther = (one: PlanPrice, other: PlanPrice) => one.per === other.per && one.currency === other.currency && one.price !== other.price

/** Cards that a sentence, which names no other of them, contradicts. A price of any card is right for what it may mean. */
function contradicted(cards: readonly Card[], sentence: PlanPrice): Card[] {
  const [plan, ...more] = cards.filter(({ name }) => isNamed(name, sentence.text))
  const isKnown = cards.some(({ price }) => price === sentence.price)
  const isOne = plan !== undefined && more.length === 0 && isPriceOf(plan.name, sentence.text)
  return isOne && !isKnown && isOther(plan, sentence) ? [plan] : []
}

const isCard = (plan: PlanPrice): plan is Card => plan.name !== null
const isSpecial = (url: string) => ofOneThing.test(url) || any(words.special).test(URL.parse(url)?.pathname ?? '')

/** Pages for another country have prices of their own. */
const regionOf = (url: string) =>
  /^\/(?<region>[a-z]{2}(?:-[a-z]{2})?)(?:\/|$)/i.exec(URL.parse(url)?.pathname ?? '')?.groups?.['region'] ?? ''

/** The one plan of several whose price differs. Where more differ, or only one name is the same, the prices are of something else. */
function onlyDiffering(cards: readonly Card[], others: readonly Card[]): [Card, Card][] {
  const shared = cards.flatMap((card): [Card, Card][] => {
    const same = others.find(({ name }) => name.toLowerCase() === card.name.toLowerCase())
    return same === undefined ? [] : [[card, same]]
  })
  const differing = shared.filter(([card, same]) => card.price !== same.price || card.currency !== same.currency || card.per !== same.per)
  return shared.length > 1 && differing.length === 1 ? differing.filter(([card, same]) => isOther(card, same)) : []
}

/** Plans that have another price on another page. */
export function pricesElsewhere(page: Page, others: readonly { url: string; lang: string | null; plans?: PlanPrice[] }[]): Contradiction[] {
  const of = ({ url, lang, plans = [] }: (typeof others)[number]) => ({ url, lang, plans, where: ` (${URL.parse(url)?.pathname})` })
  const pages = [
    ...(isSpecial(page.url) ? [] : [{ url: page.url, lang: page.lang, plans: planPricesOn(page), where: '' }]),
    ...others.filter(({ url }) => !isSpecial(url)).map(of),
  ]
  const found = pages.flatMap((one, at) =>
    pages.flatMap((other, behind) => {
      if (at === behind || areTranslations(one.lang, other.lang) || regionOf(one.url) !== regionOf(other.url)) return []
      const [cards, sentences] = [one.plans.filter(isCard), other.plans.filter((plan) => plan.name === null)]
      const named = (card: Card, where: string) => `${card.name}: ${card.text.replace(namedFirst, '')}${where}`
      const inCards = (at < behind ? onlyDiffering(cards, other.plans.filter(isCard)) : []).map(
        ([card, same]) => `${named(card, one.where)}” and “${named(same, other.where)}`,
      )
      const inTexts = sentences.flatMap((said) =>
        contradicted(cards, said).map((card) => `${said.text.slice(0, 80)}${other.where}” and “${named(card, one.where)}`),
      )
      return [...inCards, ...inTexts]
    }),
  )
  return found.slice(0, 4).map((text) => ({ kind: 'claims', text }))
}

/** A plan’s price on its card, and another one where a text or an answer names the plan. Plans that can be paid for by the year have two. */
export function otherPlanPrices(page: Page): Contradiction[] {
  if (byYear?.test(page.text)) return []
  const all = cardsOn(page)
  const [single, known] = [onlyOnes(all), new Set(all.map(({ price }) => price))]
  return sentencesOn(page).flatMap((said) =>
    known.has(said.price)
      ? []
      : contradicted(single, said).map((card): Contradiction => ({
          kind: 'claims',
          text: `${said.text.slice(0, 80)}” and “${card.name}: ${card.text}`,
        })),
  )
}
