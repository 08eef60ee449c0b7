import { escapeMarkup } from '../escape-markup.ts'
import type { AuditFacts } from './facts.ts'
import { descriptionFrom, givenName, taglineOf } from './words/own-words.ts'
import { hasParagraph, hasReadableCopy } from './script-shell.ts'
import { clean, foldLatin } from './words/text.ts'

/**
 * The copy that a page without any needs from its server, in the page's own words: a paragraph, and the heading where there is none.
 * null where the page has a paragraph, and where it has no words to make one of.
 */
export function serverCopy(facts: Pick<AuditFacts, 'page' | 'listing'>): string | null {
  if (hasReadableCopy(facts.page) || hasParagraph(facts.page)) return null
  const description = descriptionFrom(facts, { min: 70, max: 300 })
  const heading = taglineOf(facts) || givenName(facts)
  if (heading === '' || description === '' || foldLatin(description) === foldLatin(heading)) return null
  const hasHeading = facts.page.headings.some(({ level, text }) => level === 1 && clean(text) !== '')
  const lines = [hasHeading ? '' : `  <h1>${escapeMarkup(heading)}</h1>`, `  <p>${escapeMarkup(description)}</p>`]
  return ['<main>', ...lines.filter(Boolean), '</main>'].join('\n')
}
