import type { Page } from '../../../page/page.ts'
import { amountsIn, isOfPlans, type Amount } from './plan-money.ts'
import { areTranslations, ownTexts, type Contradiction } from './claim.ts'
import { saidOn } from './facts.ts'
import { ofOneThing } from './stated.ts'

const month = /^\s?(?:\/|per|an?|each|pro|im|par|al|a la)\s?(?:month|mo\b|monat|mois|mes\b|mese)/i
const year = /^\s?(?:\/|per|an?|each|pro|im|par|al|a la)\s?(?:year|yr\b|jahr|an\b|année|año|anno)/i
/** What makes a second price of the same plan correct. */
const otherwise =
  /\b(?:sav|off\b|discount|instead|was\b|before|from\b|start|as low|ab\b|desde|dès|à partir|da\b|student|non-?profit|extra|additional|each (?!(?:mon|tues|wednes|thurs|fri|satur|sun)?day|week|month)|seat|user|member|add|more|up to|refund|credit|rabatt|statt|zusätzlich|remise|au lieu|descuento|sconto|first|trial|until|after|if\b|when|annual|year|jähr|annuel)/i
const asksForPrice =
  /\b(?:how much|what (?:does|do|will|would)\b.+\bcost|price|was kostet|wie viel kostet|combien (?:coûte|ça coûte)|cuánto cuesta|quanto costa)/i
const periodOf = ({ rest }: Amount) => (month.test(rest) ? 'month' : year.test(rest) ? 'year' : null)

const isName = /^\p{Lu}[\p{L}\d+ ]{2,24}$/u
const clauses = /[.;!?](?:\s|$)|,\s|\s(?:and|or|und|oder|et|y|e)\s/

const byYear = /\b(?:annual|yearly|billed|jährlich|annuel|anual|annuo)/i

/** A plan’s only price on its card. `per` is a month or a year. */
export type PlanPrice = { name: string; price: number; currency: string; per: string; text: string }

function cardsOn(page: Page): { name: string; amount: Amount; text: string }[] {
  const plans = ownTexts(page).flatMap((block) => {
    const [amount, ...others] = amountsIn(block.text)
    const name = block.cell?.row ?? block.heading
    const isPrice = amount !== undefined && others.length === 0 && periodOf(amount) !== null && block.text.length < 60
    const isOfCard = isOfPlans(block) || block.cell !== undefined || /^\D{0,3}[\d.,]+\D{0,20}$/.test(block.text)
    return isPrice && isOfCard && isName.test(name) && !/^h\d/.test(block.tag) ? [{ name, amount, text: block.text }] : []
  })
  return plans
}
const onlyOnes = (plans: ReturnType<typeof cardsOn>) =>
  [...Map.groupBy(plans, ({ name }) => name.toLowerCase()).values()].filter((same) => same.length === 1).flat()

/** The prices of a page’s plans, unless they can be paid for by the year or something else makes a second price right. */
export const planPricesOn = (page: Page): PlanPrice[] =>
  byYear.test(page.text)
    ? []
    : onlyOnes(cardsOn(page)).flatMap(({ name, amount: { price, currency, rest }, text }) => {
        const per = month.test(rest) ? 'month' : 'year'
        return otherwise.test(text) || currency === '' ? [] : [{ name, price, currency, per, text: text.slice(0, 60) }]
      })

/** Plans that have another price on another page. */
export function pricesElsewhere(page: Page, others: readonly { url: string; lang: string | null; plans?: PlanPrice[] }[]): Contradiction[] {
  const own = ofOneThing.test(page.url) ? [] : planPricesOn(page)
  const found = others
    .filter(({ url, lang }) => !ofOneThing.test(url) && !areTranslations(page.lang, lang))
    .flatMap(({ url, plans = [] }) =>
      plans.flatMap((plan) => {
        const same = own.find((one) => one.name.toLowerCase() === plan.name.toLowerCase())
        const isOther = same !== undefined && same.per === plan.per && same.currency === plan.currency && same.price !== plan.price
        return isOther ? [`${same.name}: ${same.text}” and “${plan.name}: ${plan.text} (${URL.parse(url)?.pathname})`] : []
      }),
    )
  return found.slice(0, 4).map((text) => ({ kind: 'claims', text }))
}

/** A plan’s price on its card, and another one where a text or an answer names the plan. Plans that can be paid for by the year have two. */
export function otherPlanPrices(page: Page): Contradiction[] {
  if (byYear.test(page.text)) return []
  const plans = cardsOn(page)
  const single = onlyOnes(plans)
  const known = new Set(plans.map(({ amount }) => amount.price))
  return saidOn(page).flatMap(({ text, question, isOfPlan }) => {
    const asked = asksForPrice.test(question) ? question : ''
    const clause = text.split(clauses).find((part) => amountsIn(part).length > 0) ?? ''
    const [said, ...others] = amountsIn(clause)
    if (isOfPlan || said === undefined || others.length > 0 || known.has(said.price) || otherwise.test(`${asked} ${text}`)) return []
    const isNamed = (name: string) =>
      new RegExp(String.raw`(?<![\p{L}\d])${name.replaceAll('+', String.raw`\+`)}(?![\p{L}\d])`, name.includes(' ') ? 'iu' : 'u').test(
        `${asked} ${clause}`,
      )
    const [plan, ...more] = single.filter(({ name }) => isNamed(name))
    if (plan === undefined || more.length > 0 || plan.amount.currency !== said.currency) return []
    return periodOf(plan.amount) === periodOf(said)
      ? [{ kind: 'claims', text: `${clause.trim().slice(0, 80)}” and “${plan.name}: ${plan.text}` }]
      : []
  })
}
