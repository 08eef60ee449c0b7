import type { Page } from '../page/page.ts'
import { sentencesOf } from './shorten.ts'
import { titleSegments } from './title-segments.ts'

/** A line that only its place behind a name made lower case, with the capital that the page gives its first word where that opens a text. */
export function withShownCapital(page: Page, line: string): string {
  const word = /^\p{Ll}[\p{L}\p{M}'’-]*/u.exec(line)?.[0]
  if (!word) return line
  const capital = word.charAt(0).toUpperCase() + word.slice(1)
  const shown = openingsOf(page).find((text) => opens(text, capital) || (opens(text, word) && !text.startsWith(line)))
  return shown?.startsWith(capital) ? capital + line.slice(word.length) : line
}

const opens = (text: string, word: string) => text.startsWith(word) && !/^[\p{L}\p{N}\p{M}'’-]/u.test(text.slice(word.length))

/** Headings first: makers write those with care. */
function openingsOf(page: Page): string[] {
  const titles = [page.openGraph['title'], page.twitter['title']].flatMap((text) => titleSegments(text ?? ''))
  const prose = [page.metaDescription, page.openGraph['description'], ...page.paragraphs.slice(0, 10)]
  return [...page.headings.map(({ text }) => text), ...titles, ...prose.flatMap((text) => sentencesOf(text ?? ''))]
}
