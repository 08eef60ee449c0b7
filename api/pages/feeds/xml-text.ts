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
