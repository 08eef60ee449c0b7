import { pricingTitle } from '../../../../listing/pricing/price-words.ts'
import type { Page, TextBlock } from '../../../../page/page.ts'
import { ratesOf } from '../../yearly-prices.ts'
import { amountsIn } from '../amounts.ts'
import { clauseAround, ownBlocks, ownTexts, toCount, type Contradiction } from '../claim.ts'
import { isOfItself } from '../facts.ts'

const isOfPlans = ({ scopes, heading }: TextBlock) => scopes.includes('pricing') || pricingTitle.test(heading)

const recurring =
  /^\s?(?:\/|per|an?|each|pro|im|par|al|a la)\s?(?:month|mo\b|monat|mois|mes\b|mese|year|yr\b|jahr|an\b|año|anno|user|seat|nutzer|person)/i
const exchanging = /\bcurrenc|\bwährung|\bdevise|\bmoneda|exchange|\bUSD\b.*\bEUR\b|convert/i

/** Plans side by side that are priced in different currencies: one was forgotten. */
export function mixedCurrencies(page: Page): string[] {
  if (exchanging.test(page.text)) return []
  const plans = new Map<string, { currencies: Set<string>; text: string }>()
  for (const block of page.blocks.filter(isOfPlans)) {
    for (const { currency, rest, written } of amountsIn(block.text)) {
      if (currency === '' || !recurring.test(rest)) continue
      const plan = plans.get(block.heading) ?? { currencies: new Set(), text: `${block.heading}: ${written}` }
      plans.set(block.heading, { ...plan, currencies: plan.currencies.add(currency) })
    }
  }
  const priced = [...plans.values()]
  const all = new Set(priced.flatMap(({ currencies }) => [...currencies]))
  return all.size === 2 && priced.every(({ currencies }) => currencies.size === 1) ? priced.map(({ text }) => text.slice(0, 60)) : []
}

/** A price with a decimal point beside others with a comma, or the other way around. */
export function otherDecimals(page: Page): Contradiction[] {
  if (exchanging.test(page.text)) return []
  const written = ownTexts(page).flatMap(({ text }) =>
    amountsIn(text).flatMap(({ currency, written }) => {
      const mark = /[.,](?=\d\d(?!\d))/.exec(written)?.[0]
      return mark === undefined ? [] : [{ mark, kind: `${currency} ${/^\d/.test(written)}`, text: written.trim() }]
    }),
  )
  return [...Map.groupBy(written, ({ kind }) => kind).values()].flatMap((prices) => {
    const [points, commas] = ['.', ','].map((mark) => [...new Set(prices.filter((one) => one.mark === mark).map(({ text }) => text))])
    const [rare = [], usual = []] = (points?.length ?? 0) < (commas?.length ?? 0) ? [points, commas] : [commas, points]
    return rare.length === 1 && usual.length >= 2 ? [{ kind: 'decimal', text: `${rare[0]} beside ${usual[0]}` }] : []
  })
}

const stated =
  /(?:\bsav(?:e|es|ing)|\bspar(?:e|en|st)?|économise[zr]?|ahorr[ae]r?s?|risparmi[ai]?|poup[ae]|economi[sz]e|bespaar)(?: (?:un|il|o))? (?<share>\d{1,2}) ?%|(?<off>\d{1,2}) ?% (?:off|less|cheaper|günstiger|sparen|moins cher|de (?:réduction|remise|descuento|desconto|ahorro)|di (?:sconto|risparmio)|korting|goedkoper|besparing)|(?<free>\d|one|two|three) months? (?:for )?free/iu
const ofYear = /year|annual|\bjahr|jähr|annuel|\ban\b|\baño|anual|\bann[oi]\b|annual|jaar/i
const ofMonth = /month|monat|mensuel|mois|mensual|\bmes\b|mensil|\bmese|mensal|maand/i
/** In percentage points: what rounding prices to whole amounts explains. */
const tolerance = 6

/** The prices of each plan, and those of a card for the month and one for the year beside it. */
function ratesBeside(page: Page): ReturnType<typeof ratesOf> {
  const rates = ratesOf(page).filter(({ months, years }) => months.length + years.length > 0)
  const [monthly, yearly, ...others] = rates.toSorted((one, other) => Number(ofYear.test(one.heading)) - Number(ofYear.test(other.heading)))
  const isPair = others.length === 0 && monthly?.years.length === 0 && ofMonth.test(monthly.heading) && ofYear.test(yearly?.heading ?? '')
  if (!isPair || yearly === undefined) return rates
  const years = yearly.years.length > 0 ? yearly.years : yearly.months.map((month) => month * 12)
  return [{ heading: yearly.heading, months: monthly.months, years, texts: yearly.texts }]
}

/** Savings that the plan’s own prices for a month and for a year don’t come to. */
export function wrongSavings(page: Page): Contradiction[] {
  return ratesBeside(page).flatMap(({ heading, months, years, texts }) => {
    const [month = 0, year = 0] = [months[0], years[0]]
    const said = texts.map((text) => stated.exec(text)).find((match) => match !== null && ofYear.test(`${heading} ${match.input}`))
    const { share, off, free } = said?.groups ?? {}
    const percent = free === undefined ? Number(share ?? off) : (toCount(free) / 12) * 100
    const isJudged = new Set(months).size === 1 && new Set(years).size === 1 && year > month * 2 && year < month * 12.1
    if (
      !isJudged ||
      said === undefined ||
      said === null ||
      /up to|bis zu|jusqu|hasta|até|fino|first|student|coupon|code\b/i.test(said.input)
    )
      return []
    const saved = Math.round((1 - year / (month * 12)) * 100)
    if (Math.abs(saved - percent) <= tolerance) return []
    const prices = `${year} a year instead of ${month} a month saves ${saved} %`
    return [{ kind: 'saving', text: `${heading}: “${said[0]}”, but ${prices}`.replaceAll(/[“”]/g, '') }]
  })
}

const starting =
  /\b(?:plans? |prices? |pricing )?(?:starts?|starting|begins?) (?:at|from) |\bfrom (?:only |just )?(?=[$€£\d])|\bab (?=[$€£\d])|\bà partir de /gi
const unlike =
  /year|annual|jähr|jahr|annuel|\bsav|discount|student|non-?profit|add-?on|extra|team|custom|enterprise|each|seat|user|fee|shipping|was\b/i

/** “From €9 a month”, on a page whose cheapest plan costs another amount. */
export function otherStart(page: Page): Contradiction[] {
  const plans = page.blocks.filter((block) => isOfPlans(block) && block.cell === undefined && block.text.search(starting) < 0)
  const amounts = plans.flatMap(({ text }) => amountsIn(text)).filter(({ price }) => price > 0)
  const monthly = amounts.filter(({ rest }) => /^\s?(?:\/|per|a|pro|im|par)\s?(?:month|mo\b|monat|mois)/i.test(rest))
  if (monthly.length < 2 || /\byear|annual|jährlich|pro jahr|annuel|billed/i.test(page.text)) return []
  const cheapest = Math.min(...monthly.map(({ price }) => price))
  return ownBlocks(page).flatMap((block) => {
    return [...block.text.matchAll(starting)].flatMap(({ index, 0: words }) => {
      const end = index + words.length
      const amount = amountsIn(block.text).find((one) => one.index >= end - 1 && one.index <= end + 1)
      if (amount === undefined || !recurring.test(amount.rest) || amounts.some(({ price }) => price === amount.price)) return []
      const clause = clauseAround(block.text, index, words.length + amount.written.length)
      const isSame = amount.currency === monthly[0]?.currency
      return isSame && isOfItself(clause, words.trim(), page) && !unlike.test(clause)
        ? [{ kind: 'claims' as const, text: `${clause}” and a cheapest plan at “${cheapest} a month` }]
        : []
    })
  })
}
