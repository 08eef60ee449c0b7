import { statedOffers } from '../../shared/listing/offers.ts'
import { priceEvidence } from '../../shared/listing/price-evidence.ts'
import type { Page } from '../../shared/page/page.ts'
import type { Pricing } from '../../shared/vocabulary.ts'

/** Whether the page itself says something that this kind of paying can rest on. */
export function isPricingSupported(pricing: Pricing, page: Page): boolean {
  const seen = priceEvidence(page)
  const offers = statedOffers(page)
  const free = seen.free + seen.freePlan + seen.freeStart > 0 || offers.free
  const again = seen.recurring > 0 || offers.recurring
  const once = seen.oneTime + seen.bought > 0
  const priced = again || once || seen.amount > 0 || offers.prices > 0
  const supported: Record<Pricing, boolean> = {
    free: free && !priced,
    freemium: free && (priced || seen.paidTier > 0),
    subscription: again || (seen.trial > 0 && (priced || seen.paidTier > 0)),
    one_time: once,
    paid: priced,
    contact: seen.onRequest > 0,
  }
  return supported[pricing]
}
