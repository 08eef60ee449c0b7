import { listingFields } from '../../../fields/listing-fields.ts'
import { isListable } from '../../../listing/page-kind.ts'
import { publicUrl } from '../../address.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import { nameErrors } from '../../words/listing-words.ts'
import { isNameless, nameOf } from '../../words/own-words.ts'
import { clean, fit, segments } from '../../words/text.ts'

const nothingShown = 'This doesn’t look like a product page (placeholder, error page or empty shell).'

export const listingName = defineCheck({
  id: 'listing-name',
  label: 'Listing name',
  weight: 4,
  run(facts) {
    if (!isListable(facts.page))
      return fail(
        nothingShown,
        `Publish your product’s page at ${publicUrl(facts.page)}, with its name in <title> and what it does in <h1>, then run the audit again.`,
      )
    const name = clean(facts.listing.name)
    const own = nameOf(facts)
    const fix = isNameless(facts)
      ? 'Start your <title> with your product’s name, and add it as og:site_name.'
      : paste('Use this as your listing’s name and as your page’s og:site_name:', fit(segments(own)[0] ?? own, listingFields.name.advised))
    if (name === '') return fail('No product name found.', fix)
    const errors = nameErrors(name)
    return errors.length === 0 ? pass(`“${name}”`) : warn(`Name “${name}”: ${errors.join('; ')}.`, fix)
  },
})
