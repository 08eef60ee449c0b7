import { isStandardCategory, currentCategory, siteCategories } from '../../../shared/listing/taxonomy.ts'
import { listingFields } from '../../../shared/fields/listing-fields.ts'
import type { Page } from '../../../shared/page/page.ts'
import { fold } from '../search/matching.ts'

/**
 * What was suggested from the standard list, in the site’s own: retired categories become those that replace them, and one of the owner’s own comes first
 * if the page’s title, description or heading names it.
 */
export function toSiteCategories(suggested: readonly string[], page: Page): string[] {
  const said = new Set(
    wordsOf([page.title, page.metaDescription, ...page.headings.flatMap(({ level, text }) => (level === 1 ? [text] : []))].join(' ')),
  )
  const named = siteCategories().filter(({ slug, label }) => !isStandardCategory(slug) && wordsOf(label).every((word) => said.has(word)))
  const all = [...named.map(({ slug }) => slug), ...suggested.flatMap((slug) => currentCategory(slug) ?? [])]
  return [...new Set(all)].slice(0, listingFields.categories.max)
}

/** Without “and”, and in the singular. */
const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'and')
    .map((word) => word.replace(/(?<=\w{3})s$/, ''))
