import { Buffer, Direction, shape } from 'harfbuzzjs'
import type { Glyph } from '../../drawing/launch-picture/picture-svg.ts'
import type { LoadedFont } from './font-files.ts'

/** The glyphs of a text in one font and direction, from left to right, in ems. */
export function shapeRun(text: string, { font, unit }: LoadedFont, isRtl: boolean): { width: number; glyphs: Glyph[] } {
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.setDirection(isRtl ? Direction.RTL : Direction.LTR)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  let x = 0
  const glyphs = buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }): Glyph => {
    const glyph = { path: font.glyphToPath(codepoint), unit, x: (x + xOffset) / unit, y: yOffset / unit }
    x += xAdvance
    return glyph
  })
  return { width: x / unit, glyphs }
}
