import type { Launch } from '../launch/launch.ts'
import kindWords from './kind-words.json' with { type: 'json' }
import { textsOf } from './listing-texts.ts'
import { namedTopic } from './named.ts'
import tradeWords from './trade-words.json' with { type: 'json' }
import words from './words.json' with { type: 'json' }

/** A product for people of a trade, in the plural, is a tool that they use. */
const forTrades = new RegExp(
  `${words.tradeSoftwareSign}|\\b(?:for|with) (?:[\\p{L}-]+ ){0,3}(?:${words.formWords.local.join('|')})s\\b`,
  'iu',
)
/** Whether a listing speaks of a trade that serves people nearby, and of no software for it. */
const isLocal = (texts: string): boolean =>
  (namedTopic(words.formWords.local, texts) !== undefined || (services.test(texts) && places.test(texts))) &&
  namedTopic(words.formWords.not, texts) === undefined &&
  !forTrades.test(texts) &&
  !notLocal.test(texts)

const tradeSign = (spoken: string[]) => new RegExp(`(?<!\\p{Script=Latin})(?:${spoken.join('|')})(?!\\p{Script=Latin})`, 'iu')
const forTrade = tradeSign(tradeWords.forTrades)
const yourCustomers = tradeSign(tradeWords.yourCustomers)
const monthly = tradeSign(tradeWords.monthly)
const services = tradeSign(kindWords.services)
const notLocal = tradeSign(kindWords.notLocal)
/** A preposition and a name in capitals: where something is done. */
const places = new RegExp(kindWords.places, 'u')

/** How many signs say that something is sold to a trade: that it names the trade, speaks to people who have customers, and is paid by the month. */
function tradeSigns(launch: Launch): number {
  const texts = textsOf(launch)
  return [forTrade.test(texts), yourCustomers.test(texts), launch.pricing === 'subscription' || monthly.test(texts)].filter(Boolean).length
}

/** Whether a launch may be either a trade or software for one: a single sign doesn’t decide, since gyms are paid by the month, too. */
export const isUnsureOfTrade = (launch: Launch): boolean => isLocal(textsOf(launch)) && tradeSigns(launch) === 1

/** Whether a listing is of a trade that serves people nearby. */
export function isLocalTrade(launch: Launch): boolean {
  const { tagline } = launch
  const texts = textsOf(launch)
  const isDoneNearby = services.test(tagline) && places.test(tagline) && !notLocal.test(texts)
  return (isDoneNearby || isLocal(texts)) && tradeSigns(launch) < 2 && !yourCustomers.test(texts)
}
