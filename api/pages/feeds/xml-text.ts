import { escapeMarkup } from '../../../shared/escape-markup.ts'

/** Anything but the characters that a document of XML 1.0 may have (section 2.2). */
const notInXml = /[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Text of any kind as text that both formats can carry: without control characters, with half surrogate pairs replaced. */
export const cleanText = (text: string): string => text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(notInXml, '')

/** Clean text on one line, for titles and names. */
export const cleanLine = (text: string): string => cleanText(text).replaceAll(/\s+/g, ' ').trim()

/** Plain text as HTML: blank lines part paragraphs. */
export const toParagraphs = (text: string): string =>
  cleanText(text)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escapeMarkup(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('\n')

/**
 * A URL as RFC 3986 spells it: browsers also accept stray percent signs, brackets and a second “#”, feeds don’t. Given as URL.href, which has
 * encoded everything outside ASCII.
 */
export function strictUrl(href: string): string {
  const [, start = '', path = '', fragment] = /^([a-z]+:\/\/[^/?#]*)([^#]*)(?:#(.*))?$/is.exec(href) ?? []
  const strict = (part: string) =>
    part.replaceAll(/%(?![\da-f]{2})/gi, '%25').replaceAll(/[^\w\-.~:/?@!$&'()*+,;=%]/g, (sign) => encodeURIComponent(sign.toWellFormed()))
  return start + strict(path) + (fragment === undefined ? '' : `#${strict(fragment)}`)
}
