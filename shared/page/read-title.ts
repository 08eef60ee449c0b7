import type { CheerioAPI } from 'cheerio/slim'
import type { Element } from 'domhandler'
import { textOrNull } from './clean-text.ts'
import { innerText } from './read-blocks.ts'

const maxTitle = 300

/** The document's own <title>; a <title> inside an SVG names a drawing. */
export function readTitle($: CheerioAPI): string | null {
  const own = $('title')
    .get()
    .slice(0, 50)
    .find((title) => !isInDrawing(title))
  return own ? textOrNull(innerText(own), maxTitle) : null
}

function isInDrawing(title: Element): boolean {
  for (let node = title.parent; node && 'name' in node; node = node.parent) if (node.name === 'svg') return true
  return false
}
