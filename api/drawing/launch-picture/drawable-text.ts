import { locale } from '../../../shared/locale.ts'

/** In UTF-16 units: longer texts are cut before anything looks at them. */
const max = 1_000

/** Direction controls, joiners and fillers that a listing doesn’t need, and that could reverse the image’s other text. */
const controls =
  /[\p{Cc}\p{Cn}\p{Co}\p{Cs}\u{61c}\u{200b}\u{200e}\u{200f}\u{2028}-\u{202e}\u{2060}-\u{206f}\u{feff}\u{fff9}-\u{fffb}\u{e0000}-\u{e0fff}]/gu

/** Marks stacked on one letter beyond this number of code points would run over the lines around it. */
const maxMarks = 6

const graphemes = new Intl.Segmenter(locale, { granularity: 'grapheme' })

/** Grapheme clusters, which people see as characters: never part of an emoji or of a letter. */
export const charactersOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment)

const shown = (character: string) => Array.from(character).slice(0, maxMarks).join('')

/** A listing’s text as one line that can be drawn: bounded, without control characters and without the characters that no font has. */
export function drawableText(text: string, canDraw: (character: string) => boolean = () => true): string {
  const line = text.slice(0, max).normalize('NFC').replaceAll(/\s+/gu, ' ').replaceAll(controls, '')
  const drawn = charactersOf(line).flatMap((character) => (canDraw(character) ? shown(character) : []))
  return drawn.join('').replaceAll(/\s+/gu, ' ').trim()
}

export const isRightToLeft = (text: string): boolean =>
  /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(text)
