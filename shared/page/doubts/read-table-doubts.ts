import type { CheerioAPI } from 'cheerio/slim'
import { Element } from 'domhandler'
import { isShown, cleanText, queryAll } from '../elements.ts'
import type { PageDoubt } from '../page.ts'
import { innerText } from '../read-blocks.ts'
import { rowsOf } from '../read-table-heads.ts'

const caps = { tables: 20, columns: 40, doubts: 8, chars: 120 }

type Row = { cells: Element[]; width: number }

/** A rowspan of 0 reaches to the end. */
const span = (cell: Element, name: 'colspan' | 'rowspan') => {
  const said = Number.parseInt(cell.attribs[name] ?? '', 10)
  if (name === 'rowspan' && said === 0) return Infinity
  return Math.min(name === 'colspan' ? caps.columns : Infinity, said > 0 ? said : 1)
}
const textOf = (cell: Element) => cleanText(innerText(cell, caps.chars), caps.chars)
const isEmpty = (cell: Element | undefined) =>
  cell !== undefined && textOf(cell) === '' && !cell.children.some((child) => child instanceof Element)

/** Rows with their width in columns, including cells that span several columns, or rows from above. */
function measured(table: Element): Row[] {
  const reaching: { width: number; rows: number }[] = []
  return rowsOf(table).map((row) => {
    const cells = row.children.filter((child): child is Element => child instanceof Element && /^t[hd]$/.test(child.name))
    const above = reaching.filter(({ rows }) => rows > 0).reduce((sum, { width }) => sum + width, 0)
    for (const one of reaching) one.rows -= 1
    reaching.push(...cells.map((cell) => ({ width: span(cell, 'colspan'), rows: span(cell, 'rowspan') - 1 })))
    return { cells, width: above + cells.reduce((sum, cell) => sum + span(cell, 'colspan'), 0) }
  })
}

/** HTML Standard, “Forming a table”: a missing cell shifts the rest of its row under the wrong headers. */
function doubtsOf(table: Element): PageDoubt[] {
  if (!isShown(table) || /^(?:presentation|none)$/.test(table.attribs['role'] ?? '')) return []
  const [head, ...rows] = measured(table)
  if (
    head === undefined ||
    head.cells.length < 3 ||
    head.cells.some((cell, at) => cell.name !== 'th' && !(at === 0 && isEmpty(cell))) ||
    rows.length < 2 ||
    // One language is shown at a time.
    head.cells.some(({ attribs }) => 'lang' in attribs)
  )
    return []
  const text = ({ cells }: Row) => cells.map(textOf).join(' | ').slice(0, caps.chars)
  const whole = rows.filter(({ width }) => width === head.width)
  const [first] = rows
  // Without a header for the row names, every header is one column too far to the left.
  if (first !== undefined && whole.length === 0 && rows.every(({ width }) => width === head.width + 1))
    return [{ kind: 'lost-head', text: text(head), tag: `<th></th>` }]
  // An empty cell at the end may well be left out.
  if (whole.length === 0 || whole.some(({ cells }) => isEmpty(cells.at(-1)))) return []
  return (
    rows
      // The last week of a month ends earlier.
      .filter(
        ({ cells, width }, at) =>
          cells.length > 1 && width < head.width && !(at === rows.length - 1 && cells.every((cell) => /^\d{1,2}$/.test(textOf(cell)))),
      )
      .map((row) => ({ kind: 'short-row' as const, text: text(row), tag: '' }))
  )
}

/** Data tables whose rows don’t match their headers. */
export const readTableDoubts = ($: CheerioAPI): PageDoubt[] => queryAll($, 'table', caps.tables).flatMap(doubtsOf).slice(0, caps.doubts)
