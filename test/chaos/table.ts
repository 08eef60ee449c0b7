import { isMet, type Fault, type Outcome, type Skipped } from './fault.ts'

export type Row = { fault: Fault; outcome: Outcome | Skipped; seconds: number }

const heads = ['fault', 'rounds', 'acknowledged', 'lost', 'torn', 'what has to hold', 'result']

export const isLoss = ({ outcome }: Row): boolean => !('skipped' in outcome) && !isMet(outcome)

function cellsOf({ fault, outcome }: Row): string[] {
  if ('skipped' in outcome) return [fault.fault, '', '', '', '', fault.promise, `skipped: ${outcome.skipped}`]
  const figures = [outcome.rounds, outcome.acknowledged ?? '', outcome.lost ?? '', outcome.torn ?? '']
  const result = isMet(outcome) ? 'met' : `MISSED ${[...new Set(outcome.misses)].slice(0, 5).join('; ')}`.trim()
  return [fault.fault, ...figures.map(String), fault.promise, outcome.note === undefined ? result : `${result} (${outcome.note})`]
}

/** The list of faults as a Markdown table. */
export function tableOf(rows: readonly Row[]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
  return [line(heads), `|${heads.map(() => '---').join('|')}|`, ...rows.map((row) => line(cellsOf(row)))].join('\n')
}
