import { isMet, type Fault, type Outcome, type Skipped } from './fault.ts'

export type Row = { fault: Fault; outcome: Outcome | Skipped; seconds: number }

const heads = ['fault', 'rounds', 'acknowledged', 'lost', 'torn', 'what has to hold', 'result']

export const isLoss = ({ outcome }: Row): boolean => !('skipped' in outcome) && !isMet(outcome)

export function cellsOf({ fault, outcome }: Row): string[] {
  if ('skipped' in outcome) return [fault.fault, '', '', '', '', fault.promise, `skipped: ${outcome.skipped}`]
  const figures = [outcome.rounds, outcome.acknowledged ?? '', outcome.lost ?? '', outcome.torn ?? '']
  const result = isMet(outcome) ? 'met' : `MISSED ${[...new Set(outcome.misses)].slice(0, 5).join('; ')}`.trim()
  return [fault.fault, ...figures.map(String), fault.promise, outcome.note === undefined ? result : `${result} (${outcome.note})`]
}

/** A line of a Markdown table. */
export const toLine = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`

/** The list of faults as a Markdown table, with columns after the usual ones. */
export function linesOf(more: readonly string[], lines: readonly string[]): string {
  const all = [...heads, ...more]
  return [toLine(all), `|${all.map(() => '---').join('|')}|`, ...lines].join('\n')
}
