import { overlap, toArea, visiblePart, type Area } from '../accessibility/geometry.ts'
import { parseColor } from '../accessibility/parse-color.ts'
import type { Passage } from './passages.ts'

/** How far out to look for the card that a text runs out of. */
const maxSteps = 4
const read = /^(?:h[1-6]|p|li|a|strong|blockquote|dd)$/

/**
 * Texts that run out of the end of a card with a fixed height, and under the ground of the next card. Items of a flexbox or grid are painted one after the
 * other (CSS Flexible Box Layout, 4.3; CSS Grid Layout, 17), so nothing else decides which of them is on top.
 */
export const findUnderNext = (passages: readonly Passage[]): Passage[] =>
  passages.filter(({ element, text, areas, chain }) => {
    if (text.length < 12 || !read.test(element.localName) || chain.opacity < 0.95) return false
    if (chain.isPinned || chain.isLifted || chain.isMoving || chain.isTurned || chain.isAside) return false
    let at: Element | null = element
    for (let steps = 0; steps < maxSteps && at !== null && at !== document.body && isFlat(at); steps += 1, at = at.parentElement) {
      const next = at.nextElementSibling
      if (next === null || at.parentElement === null || !/flex|grid/.test(getComputedStyle(at.parentElement).display)) continue
      const [card, cover] = [toArea(at.getBoundingClientRect()), toArea(next.getBoundingClientRect())]
      return isFlat(next) && isOpaque(next) && areas.some((letters) => isUnder(visiblePart(letters, element), card, cover))
    }
    return false
  })

/** Whether most of a line is below its card, and covered. */
function isUnder(line: Area, card: Area, cover: Area): boolean {
  const height = line.bottom - line.top
  const hidden = overlap(line, cover)
  return (
    height > 4 &&
    line.bottom - card.bottom > height * 0.6 &&
    cover.top >= card.bottom - 1 &&
    hidden.bottom - hidden.top > height * 0.6 &&
    hidden.right - hidden.left > (line.right - line.left) / 2
  )
}

const isOpaque = (one: Element): boolean => {
  const { backgroundColor, borderRadius, clipPath, visibility, opacity } = getComputedStyle(one)
  return (
    parseColor(backgroundColor).alpha > 0.95 && clipPath === 'none' && visibility === 'visible' && opacity === '1' && borderRadius !== '50%'
  )
}

/** Whether nothing lifts, moves, clips or reorders it. */
function isFlat(one: Element): boolean {
  const { position, zIndex, transform, filter, opacity, overflow, order, mixBlendMode } = getComputedStyle(one)
  return [position, zIndex, transform, filter, opacity, overflow, order, mixBlendMode].join() === 'static,auto,none,none,1,visible,0,normal'
}
