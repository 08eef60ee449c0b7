import { escapeMarkup } from '../../../escape-markup.ts'
import { isGenericName } from '../../../listing/name/generic-names.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import { hypeIn } from '../../words/hype.ts'
import { nameOf, titleFrom } from '../../words/own-words.ts'
import { characters, clean, widthOf } from '../../words/text.ts'

/** Result pages cut titles at about 60 characters and rewrite those that say too little. */
const range = { min: 30, max: 60 }

export const title = defineCheck({
  id: 'title',
  label: 'Page title',
  weight: 6,
  run(facts) {
    const text = clean(facts.page.title)
    const width = widthOf(text)
    const hype = hypeIn(text)
    const isFit = width >= range.min && width <= range.max && !isGenericName(text) && hype.length === 0
    const { titles } = facts.page.counts
    if (isFit && titles < 2) return pass(`Found, ${width} characters.`)
    const better = isFit ? text : titleFrom(facts, range)
    const several = titles < 2 ? '' : 'Remove every other <title>. '
    const where = text === '' ? 'Put this into <head>' : `${several}Replace the <title> in <head> with this`
    const fix =
      widthOf(better) < range.min || widthOf(better) > range.max
        ? `Let the <title> in <head> begin with “${nameOf(facts)}” and say in ${range.min} to ${range.max} characters what the product does: no line of the page says it in so few.`
        : paste(`${where}:`, `<title>${escapeMarkup(better)}</title>`)
    if (text === '') return fail('The page has no title.', fix)
    if (isGenericName(text)) return fail(`“${text}” names no product.`, fix)
    if (titles > 1) return warn(`There are ${titles} titles: search engines and browsers choose differently.`, fix)
    if (hype.length > 0) return warn(`“${hype.join('”, “')}” in it: praise says nothing of the product.`, fix)
    const bound =
      width < range.min ? `short: at least ${range.min} say what the product is` : `long: search results cut it after about ${range.max}`
    return warn(`${characters(width)} is ${bound}.`, fix)
  },
})
