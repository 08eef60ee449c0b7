import { defineCheck, pass, paste, warn } from '../../check.ts'
import { languageOf, toLanguageTag } from '../../words/language.ts'
import { clean } from '../../words/text.ts'

/** Screen readers choose their voice by it, and browsers offer translations (WCAG 3.1.1). */
export const lang = defineCheck({
  id: 'lang',
  label: 'Page language',
  weight: 1,
  learnMore: 'https://www.w3.org/WAI/WCAG22/Understanding/language-of-page.html',
  run({ page }) {
    const said = clean(page.lang)
    const tag = toLanguageTag(said)
    if (tag !== null && !said.includes('_')) return pass(`Found: ${said}.`)
    const start = `<html lang="${languageOf(page)}">`
    if (said === '') return warn('No page language set.', paste('Start the document with:', start))
    return warn(`“${said}” isn’t a valid language code.`, paste(`Replace <html lang="${said}"> with:`, start))
  },
})
