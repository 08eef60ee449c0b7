/** Milliseconds. */
export type PollTiming = {
  /** From `wake` to the next poll: the answer to the request that asked for it is sent first. */
  delay: number
  /** Between polls, for what waits for another attempt or what another process left behind. */
  interval: number
}

export type PollLoop = {
  /** Makes the next poll run soon. */
  wake: () => void
  start: () => void
  /** Starts no further poll. Resolves once a poll in progress has finished. */
  stop: () => Promise<void>
}

/** Runs `poll` repeatedly, and soon after a wake-up. `poll` must not reject. */
export function createPollLoop(poll: () => Promise<void>, { delay, interval }: PollTiming): PollLoop {
  let timer: NodeJS.Timeout | undefined
  let isStarted = false
  let isWoken = false
  let isStopping = false
  let running: Promise<void> | null = null

  const schedule = (milliseconds: number) => {
    clearTimeout(timer)
    if (isStopping) return
    timer = setTimeout(() => {
      isWoken = false
      running = poll().finally(() => {
        running = null
        schedule(isWoken ? delay : interval)
      })
    }, milliseconds)
  }

  return {
    wake() {
      // Doesn’t delay a poll that is already due soon.
      if (isStarted && running === null && !isWoken) schedule(delay)
      isWoken = true
    },
    start() {
      isStarted = true
      schedule(delay)
    },
    async stop() {
      isStopping = true
      clearTimeout(timer)
      await running
    },
  }
}
