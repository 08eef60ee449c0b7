import { listingFields } from '../fields/listing-fields.ts'
import type { Page } from '../page/page.ts'
import { squash, wordCount } from './fold.ts'
import { isLeftoverDescription } from './name/generic-names.ts'
import { productNodes, nodesOf, textOf } from './json-ld.ts'
import { heroParagraphs } from './hero.ts'
import { shortenTo } from './shorten.ts'
import { withSubject } from './subject.ts'
import { tidyName } from './name/tidy-name.ts'

/** A paragraph wasn’t written as a description, so only its first sentences are used. */
const heroChars = 320

/** The product in a sentence or two: from the meta tags, else the first paragraphs, else the tagline or heading; at most 500 characters. */
export function suggestDescription(page: Page, name: string | null, tagline: string | null): string | null {
  const described = [
    page.metaDescription,
    page.openGraph['description'],
    page.twitter['description'],
    ...[...productNodes(page), ...nodesOf(page, /WebSite|Organization|Business/)].map((node) => textOf(node, 'description')),
  ].find((text) => text && isDescription(text, page, name) && squash(text) !== squash(tagline ?? ''))
  if (described) return shortenTo(described, listingFields.description.advised)
  const paragraph = heroParagraphs(page, name)[0]
  if (paragraph) return shortenTo(withSubject(paragraph, name), heroChars)
  const heading = tidyName(page.headings.find(({ level, text }) => level === 1 && text !== '')?.text ?? '')
  return [tagline, heading].find((line) => line && wordCount(line) >= 5) ?? null
}

function isDescription(text: string, page: Page, name: string | null): boolean {
  if (isLeftoverDescription(text) || wordCount(text) < 3) return false
  const key = squash(text)
  return key !== squash(name ?? '') && !(key === squash(page.title ?? '') && wordCount(text) < 5)
}
