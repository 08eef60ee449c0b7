import { isLeftoverDescription } from '../../../listing/name/generic-names.ts'
import { once } from '../../../once.ts'
import type { Page } from '../../../page/page.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import { withoutHype } from '../../words/hype.ts'
import { descriptionFrom } from '../../words/own-words.ts'
import { inServedHtml } from '../../script-shell.ts'
import { metaTag } from '../../snippets.ts'
import { certainLanguage, textLanguage } from '../../words/text-language.ts'
import { clean, lengthOf, widthOf } from '../../words/text.ts'
import { locale } from '../../../locale.ts'

/** What search results show: shorter descriptions get replaced, longer ones get cut. */
const range = { min: 70, max: 160 }
/** Google sets no length and cuts by pixels: what is nearly right is left alone (Search Central, “Control your snippets”). */
const tolerated = { min: 60, max: 175 }
/** A shorter cut loses too much, unless a sentence ends there. */
const minCut = 100
/** A cut of the page’s own description begins like it. */
const minShared = 20

const names = once(() => new Intl.DisplayNames(locale, { type: 'language' }))
/** A description is short, so fewer words have to do; those of the page must be certain. */
const enough = { letters: 25, words: 4, kinds: 3, own: 3, lead: 4 }

/** The languages of the description and of the page’s text, if they certainly differ. */
function otherLanguage(page: Page): { description: string; page: string } | null {
  const [written, described] = [textLanguage(page), certainLanguage(clean(page.metaDescription), enough)]
  if (written === null || described === null || written === described) return null
  return { description: names().of(described) ?? described, page: names().of(written) ?? written }
}

export const metaDescription = defineCheck({
  id: 'meta-description',
  label: 'Meta description',
  weight: 5,
  learnMore: 'https://developers.google.com/search/docs/appearance/snippet',
  run(facts) {
    const width = widthOf(clean(facts.page.metaDescription))
    const isLeftover = isLeftoverDescription(clean(facts.page.metaDescription))
    const isFit = !isLeftover && width >= tolerated.min && width <= tolerated.max
    const { metaDescriptions } = facts.page.counts
    const other = otherLanguage(facts.page)
    if (other !== null && metaDescriptions < 2) {
      const own = descriptionFrom(
        { page: { ...facts.page, metaDescription: null }, listing: { ...facts.listing, description: null } },
        range,
      )
      const fix =
        widthOf(own) < range.min || certainLanguage(own, enough) !== textLanguage(facts.page)
          ? `Write the meta description in ${other.page}, in ${range.min}–${range.max} characters.`
          : paste('Replace the meta description in <head> with:', metaTag('description', own))
      return warn(`The meta description is in ${other.description}, but the page is in ${other.page}.`, fix)
    }
    if (isFit && metaDescriptions < 2) return pass(`Found, ${lengthOf(clean(facts.page.metaDescription))}.`)
    const text = isFit ? clean(facts.page.metaDescription) : descriptionFrom(facts, range)
    const where =
      metaDescriptions > 1
        ? 'Remove the extra meta descriptions. Replace the one you keep with'
        : width === 0
          ? 'Add this to your <head>'
          : 'Replace the meta description in <head> with'
    const begin = text === '' ? '' : `, starting with “${text}”`
    const isOther = !withoutHype(clean(facts.page.metaDescription)).startsWith(text.slice(0, minShared))
    const isPoorCut = width > tolerated.max && (isOther || (widthOf(text) < minCut && !/[.!?。！？]$/u.test(text)))
    const fix = isPoorCut
      ? `Shorten the meta description to ${range.min}–${range.max} characters, with the most important words first.`
      : !isFit && widthOf(text) < range.min
        ? `Add a meta description of ${range.min}–${range.max} characters that says what your product does${begin}.`
        : paste(`${where}:`, metaTag('description', text))
    if (width === 0) return fail(`No meta description${inServedHtml(facts)}.`, fix)
    if (isLeftover) return fail(`The meta description (“${clean(facts.page.metaDescription)}”) is left over from a template.`, fix)
    if (metaDescriptions > 1)
      return warn(
        `${metaDescriptions} meta descriptions found; search engines may ignore ${metaDescriptions === 2 ? 'both' : 'all of them'}.`,
        fix,
      )
    return warn(
      `The meta description is too ${width < range.min ? 'short' : 'long'} (${lengthOf(clean(facts.page.metaDescription))}). Aim for ${range.min}–${range.max}.`,
      fix,
    )
  },
})
