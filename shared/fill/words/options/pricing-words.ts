import { anyPrice } from '../../languages/any-language.ts'

/** What phrases about a price speak of, in folded words: see match-pricing.ts. */
export const pricingWords = {
  free: anyPrice('free'),
  paid: anyPrice('paid'),
  trial: anyPrice('trial'),
  subscription: anyPrice('subscription'),
  oneTime: anyPrice('oneTime'),
  contact: anyPrice('contact'),
  other: anyPrice('other'),
  notFree: anyPrice('notFree'),
  bounded: anyPrice('bounded'),
}
