import type { Page } from '../../page/page.ts'
import type { Pricing } from '../../vocabulary.ts'
import { Loose } from '../loose.ts'
import { linksCode, saysOpenSource } from '../open-source.ts'
import { statedOffers } from './offers.ts'
import { pricingTitle } from './price-words.ts'
import { priceEvidence } from './price-evidence.ts'
import { nodesOf } from '../json-ld.ts'

const businessType =
  /(?:Business|Store|Restaurant|Salon|Spa|Clinic|Dentist|Physician|Contractor|Repair|Lodging|Hotel|Campground|Service|Club|School)$/
const called = /^(?:tel:|https:\/\/(?:wa\.me|api\.whatsapp\.com)\/)/
/** Where accounts, apps and code are: links that those who serve people nearby don’t have. */
const ofSoftware =
  /^https:\/\/(?:apps\.apple\.com|play\.google\.com\/store|github\.com|gitlab\.com|addons\.mozilla\.org|chromewebstore\.google\.com|app\.)|\/(?:login|log-in|signin|sign-in|signup|sign-up|register|docs|changelog|download)\b/

/** Whether a page is that of a business that people call or visit. Its prices are for what it does or sells; what’s free there comes along with it. */
function isNearby(page: Page): boolean {
  if (page.links.some(({ url }) => ofSoftware.test(url)) || nodesOf(page, /(?:Application|SourceCode)$/).length > 0) return false
  return page.links.some(({ url }) => called.test(url)) || nodesOf(page, businessType).length > 0
}

/** If people need a demo before they can buy, a stated price of zero is a placeholder. */
const asksForDemo = new Loose(
  String.raw`^(?:book|request|schedule|get)(?: an?| your| my)?(?: \S+)? demo\b|^demo (?:buchen|anfordern|anfragen|vereinbaren|aanvragen)|^(?:demander|réserver) une démo|^(?:solicit|agend|ped)\p{L}*(?: una?)? demo|^richied\p{L}* (?:una )?demo|(?:заказать|запросить) демо|デモを(?:申し込|予約|依頼)|(?:预约|申请)演示`,
)

/** Null if nothing states it. A trial isn’t a free plan. JSON-LD offers count less than the text: they’re often outdated or zero. */
export function suggestPricing(page: Page): Pricing | null {
  const seen = priceEvidence(page)
  const offers = statedOffers(page)
  const paid = paidKind()
  if (!(seen.freePlan > 0 && seen.recurring > 0) && seen.freeStart === 0 && isNearby(page)) {
    if (paid || seen.listed > 1) return paid === 'subscription' ? paid : 'paid'
    return seen.onRequest > 0 ? 'contact' : seen.freeTitle > 0 ? 'free' : null
  }
  const hasFreePlan = seen.freePlan > 0 || seen.freeUpTo > 0 || (offers.free && seen.trial === 0 && (!paid || offers.prices > 0))
  if (paid) {
    // Beside a list of prices, one line about something free is no plan.
    const isList = paid === 'paid' && seen.perUse === 0
    const free = hasFreePlan || (seen.trial === 0 && (seen.freeStart > 0 || (seen.free > 0 && !isList)))
    return free ? 'freemium' : paid
  }
  const here = page.url.replace(/#.*/, '')
  const shownHere = (url: string) => seen.pricingSection > 0 && seen.freePlan > 0 && url.replace(/#.*/, '') === here
  const pricedElsewhere = page.links.some(({ text, url }) => text.length < 30 && pricingTitle.test(text) && !shownHere(url))
  if (seen.freeUpTo > 0 || (hasFreePlan && seen.paidTier > 0) || (seen.freeStart > 0 && seen.amount > 0)) return 'freemium'
  if (seen.free > 0 && seen.trial >= seen.free && !offers.free && seen.freePlan === 0) return pricedElsewhere ? 'subscription' : null
  if (seen.free > 0 || seen.freeStart > 0 || (seen.freeAccount > 0 && seen.trial === 0) || (seen.freePlan > 0 && seen.trial === 0))
    return pricedElsewhere || seen.paidTier > 0 ? 'freemium' : 'free'
  if (seen.onRequest > 0) return 'contact'
  if (seen.trial > 0 && pricedElsewhere) return 'subscription'
  const sold =
    page.links.some(({ text }) => asksForDemo.test(text)) || page.blocks.some(({ action, text }) => action && asksForDemo.test(text))
  return seen.trial === 0 && !pricedElsewhere && !sold && (offers.free || (linksCode(page) && saysOpenSource(page))) ? 'free' : null

  function paidKind(): Pricing | null {
    if (seen.recurring > 0 && seen.recurring >= seen.oneTime) return 'subscription'
    if (seen.oneTime > 0) return 'one_time'
    if (seen.perUse > 0) return 'paid'
    if (seen.bought > 0 && seen.amount < 2) return 'one_time'
    if (offers.prices > 0) return offers.recurring || seen.trial > 0 || offers.prices > 1 ? 'subscription' : 'paid'
    return seen.startingAt > 0 || (seen.pricingSection > 0 && (seen.amount + seen.bought > 0 || seen.listed > 2)) ? 'paid' : null
  }
}
