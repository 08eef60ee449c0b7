/** What a fault did. `misses` says, for each promise that was not kept, which one. */
export type Outcome = { rounds: number; acknowledged?: number; lost?: number; torn?: number; misses: string[]; note?: string }
/** The fault cannot be made here. */
export type Skipped = { skipped: string }
export type Fault = {
  /** One word, to run it alone. */
  name: string
  /** What is done. */
  fault: string
  /** What has to hold. */
  promise: string
  run: () => Promise<Outcome | Skipped>
}

export const isMet = ({ lost = 0, torn = 0, misses }: Outcome): boolean => lost === 0 && torn === 0 && misses.length === 0

/** Adds up what several lanes, or rounds, of one fault did. */
export const sumOf = (outcomes: Outcome[]): Outcome => {
  const total = (figure: (outcome: Outcome) => number) => outcomes.reduce((sum, outcome) => sum + figure(outcome), 0)
  return {
    rounds: total(({ rounds }) => rounds),
    acknowledged: total(({ acknowledged = 0 }) => acknowledged),
    lost: total(({ lost = 0 }) => lost),
    torn: total(({ torn = 0 }) => torn),
    misses: outcomes.flatMap(({ misses }) => misses),
  }
}
