import type { CheckStatus } from '../vocabulary.ts'
import type { ScoreLimit } from './limits.ts'

const share: Record<CheckStatus, number> = { pass: 1, warn: 0.5, fail: 0 }

/** A whole number from 0 to 100: the weighted share of passed checks, a warning counting half. Only 100 means that nothing is left to do. */
export function scoreOf(results: readonly { status: CheckStatus; weight: number }[], limit: ScoreLimit | null): number {
  const total = results.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) return 0
  const reached = results.reduce((sum, { status, weight }) => sum + share[status] * weight, 0)
  return Math.min(Math.floor((reached * 100) / total), limit?.score ?? 100)
}
