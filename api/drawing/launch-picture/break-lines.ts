import { charactersOf } from './drawable-text.ts'
import { locale } from '../../../shared/locale.ts'

/** The width of a text without its outer spaces. */
export type Measure = (text: string) => number
type Room = { width: number; lines: number }

const words = new Intl.Segmenter(locale, { granularity: 'word' })

/** Punctuation that belongs to the word before or after it, so that it never starts or ends a line. */
const closing = /^[\p{Pe}\p{Pf}\p{Po}ー々\u{30fb}]+$/u
const opening = /[\p{Ps}\p{Pi}]$/u

/** Where a text may be broken: at spaces, and between words of scripts that have none. */
function partsOf(text: string): string[] {
  const parts: string[] = []
  for (const { segment } of words.segment(text)) {
    const last = parts.at(-1)
    const joins = last !== undefined && !/\s$/u.test(last) && (closing.test(segment) || opening.test(last) || isLatin(last, segment))
    if (joins || (last !== undefined && segment.trim() === '')) parts[parts.length - 1] = `${last}${segment}`
    else parts.push(segment)
  }
  return parts
}

/** Words in scripts with spaces keep what is attached to them: “drag-and-drop”, “Node.js”. */
const isLatin = (before: string, after: string) =>
  /[\p{sc=Latin}\p{N}\p{P}\p{S}]$/u.test(before) && /^[\p{sc=Latin}\p{N}\p{P}\p{S}]/u.test(after)

/** The longest prefix of a text that fits: at least one character. */
function fittingStart(text: string, width: number, measure: Measure): string {
  const characters = charactersOf(text)
  let [low, high] = [1, characters.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (measure(characters.slice(0, middle).join('').trim()) <= width) low = middle
    else high = middle - 1
  }
  return characters.slice(0, low).join('')
}

/** Lines that fit into the room; the last one ends in an ellipsis if the text is cut. `isWhole` says that nothing was. */
export function breakLines(text: string, room: Room, measure: Measure): { lines: string[]; isWhole: boolean } {
  const lines: string[] = []
  let line = ''
  const left = partsOf(text)
  while (left.length > 0 && lines.length < room.lines) {
    const part = left[0] ?? ''
    if (measure(`${line}${part}`.trim()) <= room.width) {
      line += part
      left.shift()
    } else if (line === '') {
      line = fittingStart(part, room.width, measure)
      left[0] = part.slice(line.length)
    } else {
      lines.push(line.trim())
      line = ''
    }
  }
  if (lines.length < room.lines && line.trim() !== '') lines.push(line.trim())
  if (left.length === 0 && lines.length <= room.lines) return { lines, isWhole: true }
  const last = `${lines.at(-1) ?? ''} ${left.join('')}`.trim()
  const ellipsis = measure('…')
  const cut = fittingStart(last, room.width - ellipsis, measure)
    .trim()
    .replace(/[\p{P}\s]+$/u, '')
  return { lines: [...lines.slice(0, -1), `${cut}…`], isWhole: false }
}
