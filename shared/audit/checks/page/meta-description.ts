import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import { descriptionFrom } from '../../words/own-words.ts'
import { metaTag } from '../../snippets.ts'
import { characters, clean, widthOf } from '../../words/text.ts'

/** What search results show of a description: shorter ones get replaced, longer ones get cut. */
const range = { min: 70, max: 160 }

export const metaDescription = defineCheck({
  id: 'meta-description',
  label: 'Meta description',
  weight: 5,
  run(facts) {
    const width = widthOf(clean(facts.page.metaDescription))
    const isFit = width >= range.min && width <= range.max
    const { metaDescriptions } = facts.page.counts
    if (isFit && metaDescriptions < 2) return pass(`Found, ${width} characters.`)
    const text = isFit ? clean(facts.page.metaDescription) : descriptionFrom(facts, range)
    const several = metaDescriptions < 2 ? '' : 'Remove every other meta description. '
    const where = width === 0 ? 'Put this into <head>' : `${several}Replace the meta description in <head> with this`
    const begin = text === '' ? '' : `, beginning with “${text}”`
    const fix =
      widthOf(text) < range.min
        ? `Put a meta description of ${range.min} to ${range.max} characters into <head> that says what the product does${begin}: the page has no words for ${text === '' ? 'it' : 'more'} yet.`
        : paste(`${where}:`, metaTag('description', text))
    if (width === 0) return fail('The page has no meta description.', fix)
    if (metaDescriptions > 1) return warn(`There are ${metaDescriptions} meta descriptions: search engines choose one, or none.`, fix)
    return warn(`${characters(width)}: search results show ${range.min} to ${range.max}.`, fix)
  },
})
