import { plainLine, plainText } from '../domain/plain-text.ts'

/** Unicode's tag characters and the selectors past the sixteenth: no font shows them, and models read them as letters. */
const hidden = /[\u{e0000}-\u{e0fff}]/gu

/** One line of what a reader would see: no control, direction or hidden characters. */
export const visibleLine = (text: string): string => plainLine(text.replace(hidden, ''))

/** As visibleLine, with its line breaks. */
export const visibleText = (text: string): string => plainText(text.replace(hidden, ''))
