import { isListable } from '../../../listing/page-kind.ts'
import type { Page } from '../../../page/page.ts'
import { addressNote, besidePage, isSameSite, publicUrl, isSamePage } from '../../address.ts'
import { urlError } from '../../url-error.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import type { AuditFacts } from '../../facts.ts'
import { shareImageOf } from '../../images.ts'
import { isGenericName, isLeftoverDescription } from '../../../listing/name/generic-names.ts'
import { previewFault } from '../../preview-fault.ts'
import { fitsLanguage, isCountryOf, textLanguage } from '../../words/text-language.ts'
import { starterOf } from '../../words/leftovers.ts'
import { descriptionFrom, givenName, titleFrom } from '../../words/own-words.ts'
import { propertyTag } from '../../snippets.ts'
import { clean, foldLatin } from '../../words/text.ts'

/** The four properties every Open Graph page must have (ogp.me). */
const required = ['title', 'type', 'image', 'url'] as const

const contentOf = ({ page }: Pick<AuditFacts, 'page'>, property: string) => clean(page.openGraph[property])

/** What is wrong with the existing tags: URLs that nobody can open, and text left by a template. A page that isn’t the first may be called “Contact”. */
export function ogErrors(facts: Pick<AuditFacts, 'page' | 'markup'>, isFirst = false): Map<string, string> {
  const errors = new Map<string, string>()
  for (const property of ['url', 'image']) {
    const url = contentOf(facts, property)
    const error = url === '' ? null : urlError(url, facts.page)
    const written = facts.markup?.relative.find((one) => one.property === `og:${property}` || one.property.startsWith(`og:${property}:`))
    if (error !== null) errors.set(property, `og:${property} (${url}) ${error}`)
    else if (written !== undefined)
      errors.set(property, `og:${property} (“${written.content}”) isn’t a full URL, so previews can’t find it`)
  }
  const other = isFirst ? otherAddress(facts) : null
  if (other !== null && !errors.has('url'))
    errors.set('url', `og:url (${contentOf(facts, 'url')}) names a different page from the canonical URL (${other})`)
  const [title, description] = [contentOf(facts, 'title'), contentOf(facts, 'description')]
  if (title !== '' && ((isFirst && isGenericName(title)) || starterOf(title, null) !== null)) {
    errors.set('title', `og:title (“${title}”) doesn’t name your product`)
  }
  if (isForeign(title, facts.page))
    errors.set('title', `og:title (“${title}”) shares no words with the page, so previews show another page’s title`)
  if (isLeftoverDescription(description)) errors.set('description', `og:description (“${description}”) is left over from a template`)
  else if (isForeign(description, facts.page)) errors.set('description', `og:description (“${description}”) shares no words with the page`)
  const locale = contentOf(facts, 'locale')
  const own = languageOf(spokenOn(facts.page))
  if (locale !== '' && own !== '' && languageOf(locale) !== own && !isCountryOf(own, languageOf(locale))) {
    const where = languageOf(facts.page.lang ?? '') === own ? `lang attribute (“${facts.page.lang}”)` : 'text'
    errors.set('locale', `og:locale (“${locale}”) names a different language than the page’s ${where}`)
  }
  return errors
}

/** The declared language, unless `lang` replaces it by that of the text. */
function spokenOn(page: Page): string {
  const [said, written] = [page.lang ?? '', textLanguage(page)]
  return said === '' || written === null || fitsLanguage(said, written) ? said : written
}

const languageOf = (tag: string) => /^[a-z]{2,3}(?=[-_]|$)/i.exec(tag)?.[0].toLowerCase() ?? ''
/** As Open Graph writes it, with the region where most of a language’s readers are if the page names none. */
function localeOf(tag: string): string {
  try {
    const { language, region } = new Intl.Locale(tag).maximize()
    return `${language}_${region}`
  } catch {
    const language = languageOf(tag)
    return language === '' ? '' : localeOf(language)
  }
}

/** Whether none of a text’s longer words is anywhere on the page. */
export function isForeign(title: string, { title: own, metaDescription, openGraph, text, url }: Page): boolean {
  const words = foldLatin(title).match(/\p{Script=Latin}{4,}/gu) ?? []
  const page = foldLatin([own, metaDescription, openGraph['site_name'], text, url].join(' '))
  const isLatin = (text.match(/\p{Script=Latin}/gu) ?? []).length > text.length / 2
  return words.length >= 3 && text.length >= 200 && isLatin && words.every((word) => !page.includes(word.slice(0, 5)))
}

/** The page’s canonical URL, if there is one and it’s of this site. */
function ownCanonical({ page }: Pick<AuditFacts, 'page'>): string | null {
  const [canonical, ...others] = page.canonicals
  if (canonical === undefined || others.length > 0 || urlError(canonical, page) !== null) return null
  return isSameSite(canonical, publicUrl(page)) ? canonical : null
}

/** That URL, if og:url names another page of the site; shares of one would be counted for the other. */
function otherAddress(facts: Pick<AuditFacts, 'page'>): string | null {
  const [url, canonical] = [contentOf(facts, 'url'), ownCanonical(facts)]
  return url !== '' && canonical !== null && isSameSite(canonical, url) && !isSamePage(canonical, url) ? canonical : null
}

/** The tags to add as one block, the description included: it isn’t required, but every preview shows it. */
function tagsFor(facts: AuditFacts, isWanted: (property: string) => boolean): string {
  const contents: Record<string, () => string> = {
    title: () => titleFrom(facts, { min: 10, max: 90 }),
    description: () => descriptionFrom(facts, { min: 70, max: 160 }),
    type: () => 'website',
    url: () => ownCanonical(facts) ?? publicUrl(facts.page),
    site_name: () => givenName(facts),
    locale: () => localeOf(spokenOn(facts.page)),
    image: () => imageOf(facts).url,
  }
  return Object.entries(contents)
    .filter(([property]) => isWanted(property))
    .map(([property, content]) => [property, content()] as const)
    .filter(([, content]) => content !== '')
    .map(([property, content]) => propertyTag(`og:${property}`, content))
    .join('\n')
}

/** The image to name: not one that `og-image` replaces. */
const imageOf = (facts: AuditFacts): { url: string; exists: boolean } =>
  previewFault(facts) === null ? shareImageOf(facts) : { url: besidePage(facts.page, 'social.png'), exists: false }

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

export const ogTags = defineCheck({
  id: 'og-tags',
  label: 'Open Graph tags',
  weight: 5,
  learnMore: 'https://ogp.me/',
  run(facts) {
    const errors = ogErrors(facts, true)
    const missing = required.filter((property) => contentOf(facts, property) === '' && !errors.has(property))
    if (missing.length + errors.size === 0) return pass('Found: title, type, image and url.')
    const names = missing.map((property) => `og:${property}`).join(', ')
    const detail = [...(missing.length > 0 ? [`Missing: ${names}`] : []), ...errors.values()].map((text) => `${text}.`).join(' ')
    if (!isListable(facts.page)) return fail(detail, `Add the Open Graph tags to your <head> once the page describes the product.`)
    const image = imageOf(facts)
    const needsImage = (missing.includes('image') || errors.has('image')) && !image.exists
    const wrong = [...errors.keys()].map((property) => `og:${property}`)
    const change = wrong.length > 0 ? `replace all ${wrong.join(', all ')} tags in <head> with this` : 'add this to your <head>'
    const steps = needsImage ? `save a 1200 × 630 px PNG as ${image.url} and ${change}` : change
    const isNamed = contentOf(facts, 'site_name') !== '' || !(errors.has('title') || missing.includes('title'))
    const isWanted = (property: string) =>
      errors.has(property) || (contentOf(facts, property) === '' && property !== 'locale' && !(property === 'site_name' && isNamed))
    const fix = paste(`${sentence(steps)}${addressNote(facts.page)}:`, tagsFor(facts, isWanted))
    const isGrave =
      ['title', 'image'].some((property) => contentOf(facts, property) === '') ||
      [...errors.keys()].some(
        (property) => !/^(?:description|locale)$/.test(property) && (property !== 'url' || otherAddress(facts) === null),
      )
    return isGrave ? fail(detail, fix) : warn(detail, fix)
  },
})
