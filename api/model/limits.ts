export type DailyBudget = { isSpent: () => boolean; spend: () => void }

/** Limits calls per UTC day. Kept in memory: it starts again with the process, and every process has its own. */
export function createDailyBudget({ calls, today }: { calls: number; today: () => string }): DailyBudget {
  let day = today()
  let spent = 0
  const startDay = () => {
    if (day !== today()) [day, spent] = [today(), 0]
  }
  return {
    isSpent() {
      startDay()
      return spent >= calls
    },
    spend() {
      startDay()
      spent += 1
    },
  }
}

export type CircuitBreaker = {
  /** Whether a call may be made now. After the pause one may, until its outcome is known. */
  allows: () => boolean
  succeeded: () => void
  failed: () => void
}

/** Opens after `failures` in a row and lets nothing through for `pauseMs`; then one call decides. */
export function createCircuitBreaker({ failures, pauseMs, now }: { failures: number; pauseMs: number; now: () => number }): CircuitBreaker {
  let inRow = 0
  let openUntil = 0
  return {
    allows() {
      if (inRow < failures) return true
      if (now() < openUntil) return false
      openUntil = now() + pauseMs
      return true
    },
    succeeded() {
      inRow = 0
    },
    failed() {
      inRow += 1
      if (inRow >= failures) openUntil = now() + pauseMs
    },
  }
}
