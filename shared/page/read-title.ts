import type { CheerioAPI } from 'cheerio/slim'
import type { Element } from 'domhandler'
import { textOrNull } from './clean-text.ts'
import { innerText } from './read-blocks.ts'

const maxTitle = 300

/** Every <title> of the document itself that says something, at most a few; a <title> inside an SVG names a drawing. */
export const readTitles = ($: CheerioAPI): string[] =>
  $('title')
    .get()
    .slice(0, 50)
    .filter((title) => !isInDrawing(title))
    .flatMap((title) => textOrNull(innerText(title), maxTitle) ?? [])

function isInDrawing(title: Element): boolean {
  for (let node = title.parent; node && 'name' in node; node = node.parent) if (node.name === 'svg') return true
  return false
}
