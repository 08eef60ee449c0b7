import { freeAny, withoutOtherFree } from '../../shared/listing/free-words.ts'
import { statedOffers } from '../../shared/listing/offers.ts'
import { priceEvidence } from '../../shared/listing/price-evidence.ts'
import { trial } from '../../shared/listing/price-words.ts'
import type { Page } from '../../shared/page/page.ts'
import type { Pricing } from '../../shared/vocabulary.ts'

/** Whether the page says something that this kind of paying can rest on; which of what it says counts most is the model's to read. */
export function isPricingSupported(pricing: Pricing, page: Page, digest: string): boolean {
  const seen = priceEvidence(page)
  const offers = statedOffers(page)
  const free = offers.free || digest.split('\n').some(saysFree)
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

/** Free of charge, not free of something; and no mere trial. */
const saysFree = (line: string): boolean => freeAny.test(line) && freeAny.test(withoutOtherFree(line)) && !trial.test(line)
