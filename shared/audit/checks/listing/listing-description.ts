import { listingFields } from '../../../fields/listing-fields.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import { inServedHtml } from '../../script-shell.ts'
import { descriptionErrors, tidyDescription } from '../../words/listing-words.ts'
import { descriptionFrom } from '../../words/own-words.ts'
import { clean } from '../../words/text.ts'

export const listingDescription = defineCheck({
  id: 'listing-description',
  label: 'Listing description',
  weight: 4,
  run(facts) {
    const description = clean(facts.listing.description)
    const tagline = clean(facts.listing.tagline)
    const errors = description === '' ? [] : descriptionErrors(description, tagline)
    if (description !== '' && errors.length === 0) return pass(`Found, ${Array.from(description).length} characters.`)
    const range = { min: 120, max: listingFields.description.advised }
    const better = [tidyDescription(description), tidyDescription(descriptionFrom(facts, range))].find(
      (text) => text !== '' && descriptionErrors(text, tagline).length === 0,
    )
    const fix =
      better === undefined
        ? 'Add a two-sentence paragraph under your main heading: what it does, who it’s for, what it replaces.'
        : paste('Use this as your listing’s description and as the first paragraph of your page:', better)
    if (description === '') return fail(`No paragraph${inServedHtml(facts)} explains what the product does.`, fix)
    const list = errors.join('; ')
    return warn(`${list.charAt(0).toUpperCase()}${list.slice(1)}.`, fix)
  },
})
