import { toArea } from '../accessibility/geometry.ts'
import { foldedNames } from './cut-by-screen.ts'
import type { Passage } from './passages.ts'

/** How far up to look for the box that a text is cut off by. */
const maxSteps = 5

/** Whether a part of the letters, but not all of them, is beyond an edge. */
const isSliced = (start: number, end: number, edge: number): boolean =>
  edge > start + (end - start) * 0.1 && edge < start + (end - start) * 0.9

/** Whether a box that hides what is too much for it ends in the middle of a text: of a line, or between its first and its last. */
export function isCutByBox({ element, areas, chain }: Passage): boolean {
  const box = boxAround(element)
  if (box === null || isEnded(box) || isEnded(element)) return false
  const edges = toArea(box.getBoundingClientRect())
  const height = edges.bottom - edges.top
  if (edges.right - edges.left < 8 || height < 8 || height > innerHeight / 2) return false
  const isNear = box === element || box === element.parentElement
  const isShort = areas.some(({ top, bottom }) => isSliced(top, bottom, edges.bottom))
  const isNarrow = areas.some(({ left, right }) => left < edges.right - 8 && right > edges.right + 6)
  if (isNear && (isShort || (isNarrow && element.localName !== 'p' && box.scrollLeft === 0))) return true
  const isBegun = areas.some(({ top, bottom }) => top >= edges.top - 2 && bottom <= edges.bottom + 2)
  const isLost = isShort || areas.some(({ top }) => top > edges.bottom - 2)
  return isBegun && isLost && !chain.isLifted && box.scrollTop === 0 && !isFolded(box)
}

function boxAround(element: Element): Element | null {
  let at: Element | null = element
  for (let steps = 0; steps < maxSteps && at !== null && at !== document.body; steps += 1, at = at.parentElement) {
    const { overflow, overflowY } = getComputedStyle(at)
    if (/auto|scroll/.test(overflow)) return null
    if (/hidden|clip/.test(overflowY)) return at
  }
  return null
}

/** Boxes that move, collapse, or only show a part on purpose. */
export function isFolded(box: Element, names = foldedNames): boolean {
  for (let at: Element | null = box; at !== null && at !== document.body; at = at.parentElement)
    if (names.test(`${at.id} ${at.getAttribute('class') ?? ''}`) || getComputedStyle(at).transform !== 'none') return true
  return false
}

/** Boxes that end their text with a fade or dots, or that a button opens, cut it on purpose. */
export function isEnded(box: Element): boolean {
  const { textOverflow, maskImage, webkitLineClamp } = getComputedStyle(box)
  const hasFade = ['::before', '::after'].some((name) => getComputedStyle(box, name).content !== 'none')
  const opens = box.parentElement?.querySelector('[aria-expanded], [aria-controls], details') ?? null
  return textOverflow !== 'clip' || maskImage !== 'none' || webkitLineClamp !== 'none' || hasFade || opens !== null
}

/** Whether a word is wider than its own paragraph or heading, and a box further out hides its end. What a slider shows in part is wider as a whole. */
export function isCutWord({ element, areas, chain }: Passage): boolean {
  const { right: end } = element.getBoundingClientRect()
  const long = areas.filter(({ left, right }) => right > end + 6 && left < end)
  const own = getComputedStyle(element)
  if (long.length === 0 || chain.isLifted || own.display === 'inline' || own.overflowX !== 'visible' || isEnded(element)) return false
  for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
    const { overflowX, transform } = getComputedStyle(at)
    if (/auto|scroll/.test(overflowX) || transform !== 'none') return false
    const edge = at.getBoundingClientRect().right
    if (/hidden|clip/.test(overflowX)) return long.some(({ right }) => right > edge + 6) && !isFolded(at)
  }
  return false
}
