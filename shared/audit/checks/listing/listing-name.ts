import { isListable } from '../../../listing/page-kind.ts'
import { limits } from '../../../vocabulary.ts'
import { publicUrl } from '../../address.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import { nameFaults } from '../../words/listing-words.ts'
import { nameOf } from '../../words/own-words.ts'
import { clean, fit, segments } from '../../words/text.ts'

const nothingShown = 'The page presents no product: it reads like a placeholder, an error notice, a redirect or an empty shell.'

export const listingName = defineCheck({
  id: 'listing-name',
  label: 'Listing name',
  weight: 4,
  run(facts) {
    if (!isListable(facts.page))
      return fail(
        nothingShown,
        `Put the product’s own page at ${publicUrl(facts.page)}, with its name in <title> and what it does in <h1>, and run the audit again.`,
      )
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
