import { Element } from 'domhandler'
import { cleanText } from './elements.ts'
import type { CellHeads } from './page.ts'
import { innerText } from './read-blocks.ts'

const caps = { rows: 100, columns: 20, chars: 80 }

/** For each cell of a table, the names of its column and row and of all others, taken from the first row and the first cells. */
export function readTableHeads(table: Element): Map<Element, CellHeads> {
  const rows = rowsOf(table).map(cellsOf)
  const columns = (rows[0] ?? []).map(textOf)
  const names = rows.map((cells, index) => (index > 0 && cells[0] ? textOf(cells[0]) : ''))
  const found = new Map<Element, CellHeads>()
  const heads = { columns: columns.slice(1), rows: names.slice(1) }
  for (const [index, cells] of rows.entries()) {
    for (const [at, cell] of cells.entries()) {
      if (at > 0 && index > 0 && !found.has(cell)) found.set(cell, { column: columns[at] ?? '', row: names[index] ?? '', ...heads })
    }
  }
  return found
}

const textOf = (cell: Element) => cleanText(innerText(cell, caps.chars), caps.chars)

const childrenOf = ({ children }: Element, names: RegExp) =>
  children.filter((child): child is Element => child instanceof Element && names.test(child.name))

export const rowsOf = (table: Element): Element[] =>
  childrenOf(table, /^(?:tr|thead|tbody|tfoot)$/)
    .flatMap((child) => (child.name === 'tr' ? [child] : childrenOf(child, /^tr$/)))
    .slice(0, caps.rows)

/** Cells by column; one that spans several is in each of them. */
const cellsOf = (row: Element): Element[] =>
  childrenOf(row, /^t[hd]$/)
    .slice(0, caps.columns)
    .flatMap((cell) => Array.from({ length: Math.min(caps.columns, Number.parseInt(cell.attribs['colspan'] ?? '', 10) || 1) }, () => cell))
    .slice(0, caps.columns)
