import type { CheckStatus } from '../vocabulary.ts'

const share: Record<CheckStatus, number> = { pass: 1, warn: 0.5, fail: 0 }

/** What a page can reach at most, however good the rest is: one that search engines may not show, and one that presents no product. */
const caps = { unindexable: 50, nothingShown: 20 }

/** 0 to 100, a whole number: the weighted share of the checks that ran, a warning counting half. 100 means that nothing is left to do. */
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
