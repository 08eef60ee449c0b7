import { escapeMarkup } from '../../../escape-markup.ts'
import { isGenericName } from '../../../listing/name/generic-names.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import { hypeIn } from '../../words/hype.ts'
import { isNameless, nameOf, titleFrom } from '../../words/own-words.ts'
import { clean, foldLatin, lengthOf, widthOf } from '../../words/text.ts'

/** Search results cut titles at about 60 characters and rewrite those that say too little. */
const range = { min: 30, max: 60 }
/** Google sets no length and cuts by pixels: what is nearly right is left alone (Search Central, “Influencing title links”). */
const tolerated = { min: 25, max: 66 }

const wordsOf = (text: string) => foldLatin(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Whether a title is worse than the page’s own: without the name that was there, or, in place of one that is only too long, in other words. */
function isWorse(better: string, text: string, name: string): boolean {
  if (foldLatin(text).includes(foldLatin(name)) && !foldLatin(better).includes(foldLatin(name))) return true
  const known = new Set(wordsOf(text))
  return widthOf(text) > tolerated.max && hypeIn(text).length === 0 && !wordsOf(better).every((word) => word.length < 4 || known.has(word))
}

export const title = defineCheck({
  id: 'title',
  label: 'Page title',
  weight: 6,
  learnMore: 'https://developers.google.com/search/docs/appearance/title-link',
  run(facts) {
    const text = clean(facts.page.title)
    const width = widthOf(text)
    const hype = hypeIn(text)
    const parts = text.split(/ [|·–—-] /).map(foldLatin)
    const isRepeated = new Set(parts).size < parts.length
    const isFit = !isRepeated && width >= tolerated.min && width <= tolerated.max && !isGenericName(text) && hype.length === 0
    const { titles } = facts.page.counts
    if (isFit && titles < 2) return pass(`Found, ${lengthOf(text)}.`)
    const better = isFit ? text : titleFrom(facts, range)
    const where =
      titles > 1
        ? 'Remove the extra <title> tags. Replace the one in <head> with'
        : text === ''
          ? 'Add this to your <head>'
          : 'Replace the <title> in <head> with'
    const fix =
      (!isFit && (isNameless(facts) || widthOf(better) < tolerated.min || widthOf(better) > range.max)) ||
      isWorse(better, text, nameOf(facts))
        ? `Start your <title> with ${isNameless(facts) ? 'your product’s name' : `“${nameOf(facts)}”`} and say what it does in ${range.min}–${range.max} characters.`
        : paste(`${where}:`, `<title>${escapeMarkup(better)}</title>`)
    if (text === '') return fail('No page title.', fix)
    if (isGenericName(text)) return fail(`“${text}” doesn’t name your product.`, fix)
    if (titles > 1) return warn(`${titles} <title> tags; browsers and search engines pick different ones.`, fix)
    if (isRepeated) return warn(`The title repeats itself: “${text}”.`, fix)
    if (hype.length > 0) return warn(`Avoid hype words in the title (“${hype.join('”, “')}”); say what it does instead.`, fix)
    return warn(`The title is too ${width < range.min ? 'short' : 'long'} (${lengthOf(text)}). Aim for ${range.min}–${range.max}.`, fix)
  },
})
