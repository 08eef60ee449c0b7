import type { Page } from '../../../page/page.ts'
import { amountsIn, isOfPlans, type Amount } from './plan-money.ts'
import { clauseAround, ownTexts, type Contradiction } from './claim.ts'
import { saidOn } from './facts.ts'

const month = /^\s?(?:\/|per|an?|each|pro|im|par|al|a la)\s?(?:month|mo\b|monat|mois|mes\b|mese)/i
const year = /^\s?(?:\/|per|an?|each|pro|im|par|al|a la)\s?(?:year|yr\b|jahr|an\b|année|año|anno)/i
/** What makes a second price of the same plan correct. */
const otherwise =
  /\b(?:sav|off\b|discount|instead|was\b|before|from\b|start|as low|ab\b|desde|dès|à partir|da\b|student|non-?profit|extra|additional|each (?!(?:mon|tues|wednes|thurs|fri|satur|sun)?day|week|month)|seat|user|member|add|more|up to|refund|credit|rabatt|statt|zusätzlich|remise|au lieu|descuento|sconto|first|trial|until|after|if\b|when|annual|year|jähr|annuel)/i
const asksForPrice =
  /\b(?:how much|what (?:does|do|will|would)\b.+\bcost|price|was kostet|wie viel kostet|combien (?:coûte|ça coûte)|cuánto cuesta|quanto costa)/i
const periodOf = ({ rest }: Amount) => (month.test(rest) ? 'month' : year.test(rest) ? 'year' : null)

/** A plan’s price in the pricing section, and another one where a text or an answer names the plan. Plans that can be paid for by the year have two. */
export function otherPlanPrices(page: Page): Contradiction[] {
  if (/\b(?:annual|yearly|billed|jährlich|annuel|anual|annuo)/i.test(page.text)) return []
  const priced = ownTexts(page).filter((block) => isOfPlans(block) || block.cell !== undefined)
  const plans = priced.flatMap(({ text, heading, cell, tag }) => {
    const [amount, ...others] = amountsIn(text)
    const name = cell?.row ?? heading
    const isName = /^\p{Lu}[\p{L}\d+ ]{2,24}$/u.test(name) && !/^h\d/.test(tag)
    const period = amount === undefined ? null : periodOf(amount)
    return isName && amount !== undefined && others.length === 0 && period !== null && text.length < 60
      ? [{ name, period, amount, text }]
      : []
  })
  const all = [...Map.groupBy(plans, ({ name }) => name.toLowerCase()).values()].filter((same) => same.length === 1).flat()
  const known = new Set(plans.map(({ amount }) => amount.price))
  return saidOn(page).flatMap(({ text, question, isOfPlan }) => {
    const amounts = amountsIn(text)
    const [said] = amounts
    if (isOfPlan || said === undefined || amounts.length > 1 || known.has(said.price)) return []
    const clause = clauseAround(text, said.index, said.written.length)
    const asked = asksForPrice.test(question) ? question : ''
    const named = all.filter(({ name }) =>
      new RegExp(String.raw`(?<![\p{L}\d])${name.replaceAll('+', '\\+')}(?![\p{L}\d])`, 'iu').test(`${asked} ${clause}`),
    )
    const [plan, ...others] = named
    const isOther = others.length === 0 && plan?.amount.currency === said.currency && plan.period === periodOf(said)
    return isOther && !otherwise.test(`${asked} ${text}`) ? [{ kind: 'claims', text: `${clause}” and “${plan.name}: ${plan.text}` }] : []
  })
}
