/** Milliseconds. */
export type RoundTiming = {
  /** From `wake` to the next round: the answer to the request that asked for it is sent first. */
  delay: number
  /** Between rounds, for what waits for another attempt or what another process left behind. */
  interval: number
}

export type Rounds = {
  /** Asks for a round soon. */
  wake: () => void
  start: () => void
  /** No more rounds. Resolves once a round in progress has finished. */
  stop: () => Promise<void>
}

/** Runs `round` again and again, and soon once woken. `round` must not reject. */
export function createRounds(round: () => Promise<void>, { delay, interval }: RoundTiming): Rounds {
  let timer: NodeJS.Timeout | undefined
  let isStarted = false
  let isAsked = false
  let isOver = false
  let running: Promise<void> | null = null

  const plan = (milliseconds: number) => {
    clearTimeout(timer)
    if (isOver) return
    timer = setTimeout(() => {
      isAsked = false
      running = round().finally(() => {
        running = null
        plan(isAsked ? delay : interval)
      })
    }, milliseconds)
  }

  return {
    wake() {
      // A round that is planned already isn’t put off.
      if (isStarted && running === null && !isAsked) plan(delay)
      isAsked = true
    },
    start() {
      isStarted = true
      plan(delay)
    },
    async stop() {
      isOver = true
      clearTimeout(timer)
      await running
    },
  }
}
