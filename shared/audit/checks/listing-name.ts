import { limits } from '../../vocabulary.ts'
import { defineCheck, fail, pass, paste, warn } from '../check.ts'
import { nameFaults } from '../listing-words.ts'
import { nameOf } from '../own-words.ts'
import { clean, fit, segments } from '../text.ts'

export const listingName = defineCheck({
  id: 'listing-name',
  label: 'Listing name',
  weight: 4,
  run(facts) {
    const name = clean(facts.listing.name)
    const own = nameOf(facts)
    const fix = paste(
      'Use this as the name of your listing, and as og:site_name on the page:',
      fit(segments(own)[0] ?? own, limits.listing.name),
    )
    if (name === '') return fail('The page does not name the product.', fix)
    const faults = nameFaults(name)
    return faults.length === 0 ? pass(`“${name}”`) : warn(`“${name}”: ${faults.join('; ')}.`, fix)
  },
})
