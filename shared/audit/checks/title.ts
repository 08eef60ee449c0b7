import { isGenericName } from '../../listing/generic-names.ts'
import { defineCheck, fail, pass, paste, warn } from '../check.ts'
import { titleFrom } from '../own-words.ts'
import { escapeHtml } from '../snippets.ts'
import { clean, widthOf } from '../text.ts'

/** Result pages cut titles at about 60 characters and rewrite those that say too little. */
const range = { min: 30, max: 60 }

export const title = defineCheck({
  id: 'title',
  label: 'Page title',
  weight: 6,
  run(facts) {
    const text = clean(facts.page.title)
    const width = widthOf(text)
    const tag = `<title>${escapeHtml(titleFrom(facts, range))}</title>`
    if (text === '') return fail('The page has no title.', paste('Put this into <head>:', tag))
    if (isGenericName(text)) return fail(`“${text}” names no product.`, paste('Replace the <title> in <head> with:', tag))
    if (width >= range.min && width <= range.max) return pass(`Found, ${width} characters.`)
    const bound =
      width < range.min ? `short: at least ${range.min} say what the product is` : `long: search results cut it after about ${range.max}`
    return warn(`${width} characters is ${bound}.`, paste('Replace the <title> in <head> with:', tag))
  },
})
