import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import { taglineAmong, taglineFaults } from '../../words/listing-words.ts'
import { phrasesOf } from '../../words/own-words.ts'
import { clean } from '../../words/text.ts'

export const listingTagline = defineCheck({
  id: 'listing-tagline',
  label: 'Listing tagline',
  weight: 5,
  run(facts) {
    const name = clean(facts.listing.name)
    const tagline = clean(facts.listing.tagline)
    const faults = tagline === '' ? ['the page has no line that says what the product does'] : taglineFaults(tagline, name)
    if (faults.length === 0) return pass(`“${tagline}”`)
    const better = taglineAmong([tagline, ...phrasesOf(facts)], name)
    const fix =
      better === ''
        ? `Write one line of at most 60 characters for <h1> and listing that names what ${name || 'the product'} does and for whom: no line of the page says it yet.`
        : paste('Use this as the tagline of your listing, and as the main heading of the page:', better)
    if (tagline === '') return fail('The page has no line that says what the product does.', fix)
    return warn(`“${tagline}”: ${faults.join('; ')}.`, fix)
  },
})
