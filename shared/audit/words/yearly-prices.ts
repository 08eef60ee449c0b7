import type { Page } from '../../page/page.ts'
import { money, toPrice } from './own-prices.ts'

const monthly = /^\s?(?:\/|per|a|each|pro|im|par|al|por|per il|au)?\s?(?:month|mo\b|monthly|monat|mtl|mois|mese|mes\b|mês)/i
const yearly = /^\s?(?:\/|per|a|each|pro|im|par|al|por|all[’'])?\s?(?:year|yr\b|yearly|annum|annually|jahr|an\b|année|año|ano\b|anno)/i
const saving =
  /\bsav(?:e|es|ing|ings)\b|\b\d{1,2} ?% (?:off|less)|\bmonths? free\b|\bfree months?\b|spar(?:en|e|t)\b|ersparnis|\d ?% (?:rabatt|günstiger)|économis|mois offerts?|ahorr|meses gratis|risparmi|mesi gratis|poup|economi[sz]e/i

type Rates = { heading: string; months: number[]; years: number[]; texts: string[] }

/** The prices of a month and of a year under each heading, and its texts. */
export function ratesOf(page: Page): Rates[] {
  const rates = new Map<string, Rates>()
  for (const { text, heading } of page.blocks) {
    const found = rates.get(heading) ?? { heading, months: [], years: [], texts: [] }
    found.texts.push(text)
    for (const match of text.slice(0, 600).matchAll(money)) {
      const price = Number(toPrice(match.groups?.['before'] ?? match.groups?.['after'] ?? ''))
      const rest = text.slice(match.index + match[0].length)
      if (monthly.test(rest)) found.months.push(price)
      else if (yearly.test(rest)) found.years.push(price)
    }
    rates.set(heading, found)
  }
  return [...rates.values()]
}

/** Plans whose year costs more than twelve of their months, on a page that promises the contrary. A plan with several prices isn’t judged. */
export function dearerYears(page: Page): string[] {
  if (!page.blocks.some(({ text }) => saving.test(text) && /year|annual|jahr|jähr|annuel|\ban\b|año|anual|anno|annual/i.test(text)))
    return []
  return ratesOf(page).flatMap(({ heading, months, years }) => {
    const [month = 0, year = 0] = [months[0], years[0]]
    const isJudged = new Set(months).size === 1 && new Set(years).size === 1
    // Above two years’ worth, it’s the price of something else.
    return isJudged && year > month * 12.1 && year < month * 24
      ? [`${heading}: ${year} a year, ${month} a month (${Math.round(month * 1200) / 100} in twelve)`]
      : []
  })
}
