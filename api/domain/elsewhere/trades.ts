import type { Launch } from '../launch/launch.ts'
import { evidentForm } from './form-evidence.ts'
import kindWords from './kind-words.json' with { type: 'json' }
import { textsOf } from './named.ts'
import tradeWords from './trade-words.json' with { type: 'json' }
import words from './words.json' with { type: 'json' }

/** A product for people of a trade, in the plural, is a tool that they use. */
const forTrades = new RegExp(words.tradeSoftwareSign, 'iu')
const tradeSign = (spoken: string[]) => new RegExp(`(?<!\\p{Script=Latin})(?:${spoken.join('|')})(?!\\p{Script=Latin})`, 'iu')
const forTrade = tradeSign(tradeWords.forTrades)
const yourCustomers = tradeSign(tradeWords.yourCustomers)
const monthly = tradeSign(tradeWords.monthly)
const notLocal = tradeSign(kindWords.notLocal)

/** Whether it’s paid by the month, in a category of what companies run on, rather than of companies. */
export const isForCompanies = ({ categories, pricing }: Launch): boolean =>
  ['subscription', 'freemium'].includes(pricing ?? '') &&
  categories.slice(0, 2).some((name) => ['business', 'sales-support', 'marketing-seo'].includes(name))

/** How many signs say that something is sold to a trade: that it names the trade, speaks to people who have customers, is for companies, and is paid by the month. */
function tradeSigns(launch: Launch): number {
  const texts = textsOf(launch)
  const isMonthly = launch.pricing === 'subscription' || monthly.test(texts)
  return [forTrade.test(texts), yourCustomers.test(texts), isForCompanies(launch), isMonthly].filter(Boolean).length
}

/** Whether a launch may be either a trade or software for one: a single sign doesn’t decide, since gyms are paid by the month, too. */
export const isUnsureOfTrade = (launch: Launch): boolean => tradeSigns(launch) === 1 && evidentForm(launch)?.platforms[0] === 'local'

/** Whether a listing is of software for a trade, rather than of the trade. */
export const isForTrade = (launch: Launch): boolean => {
  const texts = textsOf(launch)
  return tradeSigns(launch) > 1 || yourCustomers.test(texts) || forTrades.test(texts) || notLocal.test(texts)
}
