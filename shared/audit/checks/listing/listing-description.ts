import { limits } from '../../../vocabulary.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import { descriptionFaults, mendDescription } from '../../words/listing-words.ts'
import { descriptionFrom } from '../../words/own-words.ts'
import { clean } from '../../words/text.ts'

export const listingDescription = defineCheck({
  id: 'listing-description',
  label: 'Listing description',
  weight: 4,
  run(facts) {
    const description = clean(facts.listing.description)
    const tagline = clean(facts.listing.tagline)
    const faults = description === '' ? [] : descriptionFaults(description, tagline)
    if (description !== '' && faults.length === 0) return pass(`Found, ${Array.from(description).length} characters.`)
    const range = { min: 120, max: limits.listing.description }
    const better = [mendDescription(description), mendDescription(descriptionFrom(facts, range))].find(
      (text) => text !== '' && descriptionFaults(text, tagline).length === 0,
    )
    const fix =
      better === undefined
        ? 'Put a paragraph of two sentences under the main heading: what the product does, for whom, and what it replaces. The page has none to take over.'
        : paste('Use this as the description of your listing, and as the first paragraph of the page:', better)
    if (description === '') return fail('The page has no paragraph that tells what the product does.', fix)
    const list = faults.join('; ')
    return warn(`${list.charAt(0).toUpperCase()}${list.slice(1)}.`, fix)
  },
})
