import type { ClusterFault } from './faults.ts'
import type { RoundOutcome } from './round.ts'

/** `broken` says of a round why it didn’t come to its end. */
export type ClusterRow = { fault: ClusterFault; rounds: RoundOutcome[]; broken: string[] }

const heads = [
  'fault',
  'rounds',
  'acknowledged',
  'lost',
  'torn',
  'seconds without service (median, worst)',
  'seconds until all are back after the election (median, worst)',
  'slowest answer',
  'kept reads refused',
  'result',
]

export const missesOf = ({ rounds, broken }: ClusterRow): string[] => [...new Set([...broken, ...rounds.flatMap(({ misses }) => misses)])]
export const isLoss = (row: ClusterRow): boolean =>
  row.rounds.length === 0 || missesOf(row).length > 0 || row.rounds.some(({ lost, torn }) => lost + torn > 0)

function cellsOf(row: ClusterRow): string[] {
  const { fault, rounds } = row
  const sum = (figure: (round: RoundOutcome) => number) => rounds.reduce((total, round) => total + figure(round), 0)
  const spread = (figure: (round: RoundOutcome) => number) => {
    const sorted = rounds.map(figure).sort((a, b) => a - b)
    return `${(sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(1)}, ${(sorted.at(-1) ?? 0).toFixed(1)}`
  }
  const misses = missesOf(row)
  return [
    fault.fault,
    String(rounds.length),
    String(sum(({ acknowledged }) => acknowledged)),
    String(sum(({ lost }) => lost)),
    String(sum(({ torn }) => torn)),
    spread(({ away }) => away),
    spread(({ back }) => back),
    `${Math.max(0, ...rounds.map(({ slowest }) => slowest)).toFixed(1)} s`,
    `${sum(({ keptRefused }) => keptRefused)} of ${sum(({ keptAsked }) => keptAsked)}`,
    isLoss(row) ? `MISSED ${misses.slice(0, 5).join('; ')}`.trim() : 'met',
  ]
}

/** A run as a Markdown table. */
export function clusterTable(rows: readonly ClusterRow[]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
  return [line(heads), `|${heads.map(() => '---').join('|')}|`, ...rows.map((row) => line(cellsOf(row)))].join('\n')
}
