import { escapeMarkup } from '../escape-markup.ts'
import type { Page } from '../page/page.ts'
import type { AuditFacts } from './facts.ts'
import { descriptionFrom, givenName, taglineOf } from './words/own-words.ts'
import { clean, foldLatin, widthOf } from './words/text.ts'

/** Less text is a banner, a loading notice or a menu. */
const readableWidth = 200

const scriptNotice =
  /(?:enable|activate|activer|aktivier\p{L}*|habilit\p{L}*|включите|有効に|启用|啟用)\s?java\s?script|java\s?script\b.{0,40}\b(?:required|disabled|enabled|enable)/iu

export const hasParagraph = (page: Page): boolean => page.paragraphs.some((text) => !scriptNotice.test(text))

/** Whether there is something to read without JavaScript: enough text, or at least a heading and a paragraph. */
export function hasReadableCopy(page: Page): boolean {
  if (widthOf(page.text) >= readableWidth) return true
  return page.headings.some(({ text }) => clean(text) !== '') && hasParagraph(page)
}

/** A page rendered with JavaScript: its HTML doesn’t show its content. */
export const isScriptShell = (page: Page): boolean => page.scriptCount > 0 && !hasReadableCopy(page)

/** A short text without links, for crawlers to read: scripts show visitors more. */
const isStub = ({ scriptCount, text, links }: Page): boolean =>
  scriptCount > 0 && links.length < 2 && widthOf(text) < readableWidth * (links.length === 0 ? 2 : 1)

/** Whether the crawler saw only the shell of a page that scripts render: what visitors see of it is not known here. */
export const isUnrendered = ({ page, response, rendered }: AuditFacts): boolean =>
  response !== undefined && rendered === undefined && (isScriptShell(page) || isStub(page))

/** What a check about visible content says about such a page. */
export const unrendered = 'Not checked: the HTML the server sends has no content before scripts run.'

/** Where something is missing, to follow “No page title”: in a page that scripts render, only the crawler’s view is meant. */
export const inServedHtml = (facts: AuditFacts): string => (isUnrendered(facts) ? ' in the HTML the server sends, before scripts run' : '')

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
