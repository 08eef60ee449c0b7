import type { Page } from '../page/page.ts'
import type { SuggestedListing } from '../schemas/readiness.ts'
import { suggestCategories } from './categories/categories.ts'
import { suggestDescription } from './description.ts'
import { suggestName } from './name/name.ts'
import { isListable } from './page-kind.ts'
import { suggestPricing } from './pricing/pricing.ts'
import { suggestTagline } from './tagline.ts'

/** A listing in the page’s own words. Redirect stubs, placeholders and empty shells suggest nothing. */
export function suggestListing(page: Page): SuggestedListing {
  if (!isListable(page)) return { name: null, tagline: null, description: null, categories: [], pricing: null }
  const name = suggestName(page)
  const tagline = suggestTagline(page, name)
  return {
    name,
    tagline,
    description: suggestDescription(page, name, tagline),
    categories: suggestCategories(page),
    pricing: suggestPricing(page),
  }
}
