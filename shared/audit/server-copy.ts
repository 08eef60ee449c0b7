import { escapeMarkup } from '../escape-markup.ts'
import type { AuditFacts } from './facts.ts'
import { descriptionFrom, givenName, taglineOf } from './words/own-words.ts'
import { hasParagraph, hasReadableCopy } from './script-shell.ts'
import { clean, foldLatin, widthOf } from './words/text.ts'

/** A shorter text doesn’t count as a paragraph. A width as of widthOf. */
const minParagraph = 25

/**
 * The text that an empty page needs from its server, in the page’s own words: a paragraph, and a heading if there is none.
 * null if the page has a paragraph, or no words to make one of.
 */
export function serverCopy(facts: Pick<AuditFacts, 'page' | 'listing'>): string | null {
  if (hasReadableCopy(facts.page) || hasParagraph(facts.page)) return null
  const description = descriptionFrom(facts, { min: 70, max: 300 })
  const heading = taglineOf(facts) || givenName(facts)
  if (heading === '' || widthOf(description) < minParagraph || foldLatin(description) === foldLatin(heading)) return null
  const hasHeading = facts.page.headings.some(({ level, text }) => level === 1 && clean(text) !== '')
  const lines = [hasHeading ? '' : `  <h1>${escapeMarkup(heading)}</h1>`, `  <p>${escapeMarkup(description)}</p>`]
  return ['<main>', ...lines.filter(Boolean), '</main>'].join('\n')
}
