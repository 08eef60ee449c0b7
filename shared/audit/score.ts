import type { CheckStatus } from '../vocabulary.ts'

const share: Record<CheckStatus, number> = { pass: 1, warn: 0.5, fail: 0 }

/** The highest score of a page that search engines can’t index, and of one that doesn’t present a product. */
const caps = { unindexable: 50, nothingShown: 20 }

/** A whole number from 0 to 100: the weighted share of passed checks, a warning counting half. Only 100 means that nothing is left to do. */
export function scoreOf(
  results: readonly { status: CheckStatus; weight: number }[],
  page: { indexable: boolean; listable: boolean },
): number {
  const total = results.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) return 0
  const reached = results.reduce((sum, { status, weight }) => sum + share[status] * weight, 0)
  const score = Math.floor((reached * 100) / total)
  return Math.min(score, page.indexable ? 100 : caps.unindexable, page.listable ? 100 : caps.nothingShown)
}
