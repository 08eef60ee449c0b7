import { widthOf } from '../audit/words/text.ts'
import { locale } from '../locale.ts'

const graphemes = new Intl.Segmenter(locale, { granularity: 'grapheme' })

/**
 * The text in one line, cut to a width and ended with an ellipsis. A width of 60 is 60 Latin letters, or 30 Chinese, Japanese or Korean
 * characters, which are twice as wide. Never cuts through what people see as one character.
 */
export function cutText(text: string, width: number): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  // Short enough, whatever its characters are.
  if (line.length * 2 <= width) return line
  let used = 0
  let start = ''
  for (const { segment } of graphemes.segment(line)) {
    // Marks and joined characters take up no width.
    used += widthOf(String.fromCodePoint(segment.codePointAt(0) ?? 32))
    if (used <= width - 1) start += segment
    if (used > width) break
  }
  if (used <= width) return line
  return `${start.replace(/[\s,;:–—|·、，-]+$/u, '')}…`
}
