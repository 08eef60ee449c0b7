/** Invisible characters that hide or reorder words: soft hyphen, zero-width space, direction marks and overrides, byte order mark. */
const invisible = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffc]/g
const controls = /[^\P{Cc}\n]+/gu

/** Cleans a single-line text: no control or direction characters, white space collapsed. */
export const plainLine = (text: string): string => plainText(text).replace(/\s+/gu, ' ')

/** Cleans a multi-line text: no control or direction characters, at most one blank line in a row. */
export const plainText = (text: string): string =>
  text
    .replace(invisible, '')
    .replace(/\r\n?|[\u0085\u2028\u2029]/gu, '\n')
    .replace(/\t/gu, ' ')
    .replace(controls, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .toWellFormed()

/** Characters as people count them. */
export const lengthOf = (text: string): number => text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0)
