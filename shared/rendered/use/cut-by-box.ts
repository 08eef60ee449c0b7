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

/** Boxes called a table, or that should scroll and don’t, hold tables; a script scrolls those of one library. */
const tableNames =
  /slide|swiper|carousel|collaps|accordion|marquee|ticker|fold|expand|more|tab(?!le)|mock|preview|screen(?!-h)|demo|terminal|code|window|(?:^|\s)ps(?:\s|$)/i

/** Boxes that move, collapse, or only show a part on purpose. */
function isFolded(box: Element, names = foldedNames): boolean {
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

/** Whether a cell is beyond the edge of a box, or of the window, that doesn’t let its table scroll. */
export function isCutWithTable({ element, areas, chain }: Passage): boolean {
  const table = element.closest('td, th')?.closest('table') ?? null
  if (table === null || chain.isMoving || isFolded(table, tableNames)) return false
  for (let at: Element | null = table; at !== null; at = at.parentElement) {
    const { overflowX } = getComputedStyle(at)
    const isWindow = at === document.body || at === document.documentElement
    if (!isWindow && /auto|scroll/.test(overflowX)) return false
    const edge = isWindow ? innerWidth : at.getBoundingClientRect().right
    if (/hidden|clip/.test(overflowX) && areas.some(({ left, right }) => right > edge + 6 && left < edge + table.clientWidth)) return true
  }
  return false
}
