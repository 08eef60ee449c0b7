import { placeOf } from '../place.ts'
import { listed, type FaultyText } from '../rendered.ts'
import type { Passage } from './passages.ts'

/** Longer words may need a break on a phone: with word-break: break-all every word is in danger, otherwise only one that is wider than its line. */
const longest = { all: 20, wide: 14 }
const words = /(?<![\p{L}\p{N}\u00ad\u200b-])[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{4,20}(?![\p{L}\p{N}\u00ad\u200b-])/gu

/** Words of ordinary length in headings that the style breaks in the middle, without a hyphen. */
export const findSplit = (passages: readonly Passage[]): FaultyText[] =>
  passages
    .flatMap(({ element, chain }) => {
      const isShown = chain.opacity > 0.5 && !chain.isMoving && !chain.isAside && !chain.isTurned
      const word =
        isShown && element.closest('h1, h2, h3, h4') !== null && element.closest('code, pre') === null ? splitWord(element) : null
      return word === null ? [] : [{ place: placeOf(element.closest('h1, h2, h3, h4') ?? element), text: word }]
    })
    .slice(0, listed)

function splitWord(element: Element): string | null {
  const { wordBreak, overflowWrap, hyphens, writingMode, lineBreak } = getComputedStyle(element)
  const isAll = wordBreak === 'break-all' || lineBreak === 'anywhere'
  if (!isAll && wordBreak !== 'break-word' && overflowWrap === 'normal') return null
  if (hyphens === 'auto' || !writingMode.startsWith('horizontal')) return null
  for (const node of element.childNodes) {
    if (!(node instanceof Text)) continue
    for (const { 0: word, index } of node.data.matchAll(words))
      if (word.length <= (isAll ? longest.all : longest.wide) && isOnTwoLines(node, index, word.length)) return word
  }
  return null
}

/** A large first letter is a box of its own, on the same line. */
function isOnTwoLines(node: Text, start: number, length: number): boolean {
  const range = document.createRange()
  range.setStart(node, start)
  range.setEnd(node, start + length)
  const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 0)
  return first !== undefined && others.some(({ top, left }) => top > first.top + first.height * 0.6 && left < first.right)
}
