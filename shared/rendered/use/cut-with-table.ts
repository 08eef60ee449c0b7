import { isPictured } from '../../tried/named.ts'
import { childrenOf } from '../place.ts'
import { isFolded } from './cut-by-box.ts'
import type { Passage } from './passages.ts'

/** Boxes called a table, or that should scroll and don’t, hold tables; a script scrolls those of one library. */
const tableNames =
  /slide|swiper|carousel|collaps|accordion|marquee|ticker|fold|expand|more|tab(?!le)|mock|preview|screen(?!-h)|demo|terminal|code|window|(?:^|\s)ps(?:\s|$)/i

/** How few columns and rows, with a row of headings, make boxes a table. */
const least = 3

/** Whether a cell is beyond the edge of a box, or of the window, that doesn’t let its table scroll. */
export function isCutWithTable({ element, areas, chain }: Passage): boolean {
  const real = element.closest('td, th')?.closest('table') ?? null
  if (chain.isMoving || edgeAcross(real ?? element.parentElement, areas) === null) return false
  const table = real ?? (chain.isLifted || isPictured(element) ? null : tableOfBoxes(element))
  // Cells may end their own text with dots.
  const edge = table && edgeAcross(table, areas)
  return table !== null && edge !== null && !isFolded(table, tableNames) && areas.some(({ left }) => left < edge + table.clientWidth)
}

/** Where a box, or the window, hides what is to the right; null if people can scroll there first. */
function edgeAcross(start: Element | null, areas: Passage['areas']): number | null {
  for (let at = start; at !== null; at = at.parentElement) {
    const { overflowX } = getComputedStyle(at)
    const isWindow = at === document.body || at === document.documentElement
    if (!isWindow && /auto|scroll/.test(overflowX)) return null
    const edge = isWindow ? innerWidth : at.getBoundingClientRect().right
    if (/hidden|clip/.test(overflowX) && areas.some(({ right }) => right > edge + 6)) return edge
  }
  return null
}

/** The box whose rows have their cells below each other, as those of a table; null if there’s none around a text. */
function tableOfBoxes(element: Element): Element | null {
  let at = element.parentElement
  for (let steps = 0; steps < 5 && at !== null && at !== document.body; steps += 1, at = at.parentElement) {
    const { display, gridTemplateColumns } = getComputedStyle(at)
    const columns = gridTemplateColumns.split(' ').length
    if (display === 'grid' && columns >= least && childrenOf(at).length >= least * columns && isEven(at, columns)) return at
    if (/^(?:grid|flex|contents|table-row)$/.test(display) && at.parentElement !== null && isOfRows(at.parentElement))
      return at.parentElement
  }
  return null
}

const placesIn = (row: Element) => childrenOf(row).map((cell) => Math.round(cell.getBoundingClientRect().left))
const isRow = (lefts: readonly number[]) => lefts.every((left, at) => at === 0 || left > (lefts[at - 1] ?? left))

/** Whether most of its children are rows that have their cells at the same places. */
function isOfRows(box: Element): boolean {
  const children = childrenOf(box)
  const rows = children.map(placesIn).filter((lefts) => lefts.length >= least && isRow(lefts))
  const alike = rows.filter(
    (lefts) => lefts.length === rows[0]?.length && lefts.every((left, at) => Math.abs(left - (rows[0]?.[at] ?? 0)) < 3),
  )
  return alike.length >= least && alike.length * 2 > children.length
}

/** Whether each line of a grid is full, with one short text a cell rather than cards. */
function isEven(grid: Element, columns: number): boolean {
  const cells = childrenOf(grid)
  const lefts = cells.map((cell) => Math.round(cell.getBoundingClientRect().left))
  return (
    cells.every((cell) => (cell.textContent ?? '').trim().length <= 60 && cell.querySelector('h2, h3, p, img') === null) &&
    lefts.every((left, at) => at < columns || left === lefts[at - columns])
  )
}
