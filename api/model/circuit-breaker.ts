export type CircuitBreaker = {
  /** Whether a call may be made now. After the rest, one may, until it is known how that went. */
  allows: () => boolean
  succeeded: () => void
  failed: () => void
}

/** Opens after `failures` in a row and lets nothing through for `restMs`; then one call decides. */
export function createCircuitBreaker({ failures, restMs, now }: { failures: number; restMs: number; now: () => number }): CircuitBreaker {
  let inRow = 0
  let shutUntil = 0
  return {
    allows() {
      if (inRow < failures) return true
      if (now() < shutUntil) return false
      shutUntil = now() + restMs
      return true
    },
    succeeded() {
      inRow = 0
    },
    failed() {
      inRow += 1
      if (inRow >= failures) shutUntil = now() + restMs
    },
  }
}
