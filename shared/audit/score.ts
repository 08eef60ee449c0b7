import type { CheckStatus } from '../vocabulary.ts'
import { outcomeOf, type Outcome } from './check.ts'
import type { ScoreLimit } from './limits.ts'

const share: Record<CheckStatus, number> = { pass: 1, warn: 0.5, fail: 0 }

/** A whole number from 0 to 100: the weighted share of passed checks, a warning counting half. Only 100 means that nothing is left to do. */
export function scoreOf(results: readonly { status: CheckStatus; weight: number }[], limit: ScoreLimit | null): number {
  const total = results.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) return 0
  const reached = results.reduce((sum, { status, weight }) => sum + share[status] * weight, 0)
  return Math.min(Math.floor((reached * 100) / total), limit?.score ?? 100)
}

/** The score that a finding limits a page to, by check: what keeps the score down, whatever else is found. */
export type Caps = Readonly<Record<string, number>>

const rank: Record<Outcome, number> = { fail: 0, warn: 1, pass: 2, unchecked: 3 }

type Found = { id: string; status: CheckStatus; detail: string }

/**
 * The order in which to fix findings, and of every list: errors first, and within each status first what limits the
 * score, the lowest limit before others, then what weighs most. Equals stay as they are.
 */
export function byCost<One extends Found>(found: readonly One[], weights: Readonly<Record<string, number>>, caps: Caps): One[] {
  const capOf = ({ id, status }: Found) => (status === 'pass' ? 100 : (caps[id] ?? 100))
  return found.toSorted(
    (a, b) => rank[outcomeOf(a)] - rank[outcomeOf(b)] || capOf(a) - capOf(b) || (weights[b.id] ?? 1) - (weights[a.id] ?? 1),
  )
}
