import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import { inServedHtml, isUnrendered } from '../../script-shell.ts'
import { taglineAmong, taglineErrors } from '../../words/listing-words.ts'
import { phrasesOf } from '../../words/own-words.ts'
import { clean } from '../../words/text.ts'

export const listingTagline = defineCheck({
  id: 'listing-tagline',
  label: 'Listing tagline',
  weight: 5,
  run(facts) {
    const name = clean(facts.listing.name)
    const tagline = clean(facts.listing.tagline)
    const errors = tagline === '' ? ['no tagline found'] : taglineErrors(tagline, name)
    if (errors.length === 0) return pass(`“${tagline}”`)
    const better = taglineAmong([tagline, ...phrasesOf(facts)], name)
    const fix =
      better === ''
        ? `Write one line of up to 60 characters for your <h1> and listing: what ${name || 'your product'} does and who it’s for.`
        : paste('Use this as your listing’s tagline and as your page’s main heading:', better)
    if (tagline === '') return fail(isUnrendered(facts) ? `No tagline${inServedHtml(facts)}.` : 'No tagline found on the page.', fix)
    return warn(`Tagline “${tagline}”: ${errors.join('; ')}.`, fix)
  },
})
