import { once } from '../../../once.ts'
import { defineCheck, pass, paste, warn } from '../../check.ts'
import { isSilent, knownLanguage, toLanguageTag } from '../../words/language.ts'
import { ofOneThing } from '../../words/claims/stated.ts'
import { excerpt } from '../../words/excerpt.ts'
import { untranslatedStrings } from '../../words/interface-strings.ts'
import { foreignPart } from '../../words/site-parts.ts'
import { clean } from '../../words/text.ts'
import { fitsLanguage, foreignControls, foreignSection, textLanguage } from '../../words/text-language.ts'
import { locale } from '../../../locale.ts'

const names = once(() => new Intl.DisplayNames(locale, { type: 'language' }))

/** The page has too little text to tell. */
const unknown = 'Set lang in the <html> tag to the code of the page’s language, such as en or de.'

/** Screen readers choose their voice by it, and browsers offer translations (WCAG 3.1.1). Tags: BCP 47. */
export const lang = defineCheck({
  id: 'lang',
  label: 'Page language',
  weight: 1,
  learnMore: 'https://www.w3.org/WAI/WCAG22/Understanding/language-of-page.html',
  ofEachPage: 'any',
  run({ page, site }) {
    const said = clean(page.lang)
    const tag = toLanguageTag(said)
    const language = knownLanguage(page, site?.language)
    const todo = said === '' ? 'Start the document with:' : `Replace <html lang="${said}"> with:`
    const replace = language === null ? unknown : paste(todo, `<html lang="${language}">`)
    if (said === '') return warn('No page language set.', replace)
    // The code of the United Kingdom is GB; browsers understand UK, but the tag isn’t valid.
    if (tag === null || /_|-uk$/i.test(said)) return warn(`“${said}” isn’t a valid language code.`, replace)
    if (isSilent(tag)) return warn(`“${said}” names no language.`, replace)
    const written = textLanguage(page)
    if (written !== null && !fitsLanguage(tag, written)) {
      return warn(`The page says it’s in ${names().of(tag)} (“${said}”), but its text is in ${names().of(written)}.`, replace)
    }
    // Posts and documentation quote licenses, songs and articles.
    const isOne = ofOneThing.test(page.url)
    const section = isOne ? null : foreignSection(page)
    if (section !== null) {
      const language = names().of(section.language)
      const fix = paste(`Translate this section, or mark it with lang="${section.language}":`, section.text)
      return warn(`A section is in ${language}, but the rest of the page isn’t: “${excerpt(section.text, 80)}”.`, fix)
    }
    const part = foreignPart(page)
    if (part !== null) {
      const language = names().of(part.language)
      const fix = paste(`Translate the ${part.what}, or mark it with lang="${part.language}":`, part.text)
      return warn(`The ${part.what} is in ${language}, but the rest of the page isn’t: “${excerpt(part.text, 80)}”.`, fix)
    }
    const strings = untranslatedStrings(page)
    const apart = isOne ? null : foreignControls(page)
    // Where no text tells, a control in the site’s language shows that the tag is wrong, not the control.
    const others = written === null && apart?.language === site?.language ? null : apart
    const texts = [...new Set([...strings, ...(others?.language === 'en' ? others.texts : [])])]
    const controls = strings.length > 0 ? { texts, language: 'en' } : others
    if (controls !== null) {
      const [language, many] = [names().of(controls.language), controls.texts.length > 1]
      const translate = `Translate ${many ? 'these' : 'this link, button or label'}, or mark ${many ? 'them' : 'it'} with lang="${controls.language}":`
      const quoted = controls.texts.slice(0, 4).map((text) => `“${excerpt(text, 80)}”`)
      const isOfSoftware = strings.length > 0
      const fix = isOfSoftware ? 'Set the language of your shop, blog or form software, or translate these:' : translate
      const what = isOfSoftware ? 'Interface texts are' : many ? 'Links, buttons or labels are' : 'A link or button is'
      return warn(`${what} in ${language}, but the rest of the page isn’t: ${quoted.join(', ')}.`, paste(fix, controls.texts.join('\n')))
    }
    return pass(`Found: ${said}.`)
  },
})
