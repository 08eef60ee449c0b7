import type { Row } from './row.ts'

export const heads = ['row', 'what', 'ours', 'peer', 'ratio', 'target', '']

export const cellsOf = ({ id, what, ours, peer, ratio, target, isMet }: Row): string[] => [
  id,
  what,
  ours,
  peer,
  ratio === null ? '' : String(Number(ratio.toPrecision(3))),
  target,
  isMet === null ? '' : isMet ? 'met' : 'MISSED',
]

const legend =
  'ratio = ours / peer, smaller is better; a target in ms, µs or MB is judged on ours alone; with >=, more is better; more in test/bench/README.md, which --save writes'

/** For a terminal: columns of equal width. */
export function toText(rows: readonly Row[]): string {
  const lines = [heads, ...rows.map(cellsOf)]
  const widths = heads.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)))
  const toLine = (cells: string[]) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')
  const notes = rows.flatMap(({ id, note }) => (note === undefined ? [] : `${id}: ${note}`))
  return [legend, ...lines.map((cells) => toLine(cells).trimEnd()), ...notes].join('\n')
}
