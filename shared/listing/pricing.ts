import type { Page } from '../page/page.ts'
import type { Pricing } from '../vocabulary.ts'

/** How the product is paid for, told by its own words; null when nothing states it. */
export function suggestPricing(page: Page): Pricing | null {
  return /\$\d+.{0,20}(month|mo)\b/i.test(page.text) ? 'subscription' : null
}
