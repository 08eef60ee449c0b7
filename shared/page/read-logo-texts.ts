import type { CheerioAPI } from 'cheerio/slim'
import { cleanText, queryAll } from './elements.ts'
import { innerText } from './read-blocks.ts'

const caps = { elements: 12, chars: 80 }

/** Short texts of elements whose class or id says logo, brand or site name, and alternatives of images that are logos. */
export function readLogoTexts($: CheerioAPI): string[] {
  const marked = queryAll($, '[class], [id]')
    .values()
    .filter(({ name, attribs }) => {
      const marks = `${attribs['class'] ?? ''} ${attribs['id'] ?? ''}`.slice(0, 300)
      return (
        name !== 'html' &&
        name !== 'body' &&
        /(^|[\s_-])(logo|brand|wordmark|site-?(name|title)|app-?name)($|[\s_-])|navbar-brand/i.test(marks)
      )
    })
    .take(caps.elements)
  const images = queryAll($, 'img[alt]')
    .values()
    .filter(({ attribs }) => /logo/i.test(`${attribs['src']?.slice(0, 300) ?? ''} ${attribs['alt'] ?? ''} ${attribs['class'] ?? ''}`))
    .take(caps.elements)
  const texts = [
    ...marked.map((element) => (element.name === 'img' ? (element.attribs['alt'] ?? '') : innerText(element, 300))),
    ...images.map(({ attribs }) => attribs['alt'] ?? ''),
  ].map((text) => cleanText(text, 300))
  return [...new Set(texts.filter((text) => text !== '' && text.length <= caps.chars))]
}
