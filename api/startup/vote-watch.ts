import type { Logger } from 'pino'
import { recountVotes } from '../actions/votes/recount-votes.ts'
import type { VoteWatch, World } from '../ports/world.ts'

export type RunningVoteWatch = VoteWatch & {
  /** Recounts if anything public has changed since the last time; for the schedule. Never rejects. */
  recount: () => Promise<void>
  /** Starts nothing new and waits for a recount in progress. */
  close: () => Promise<void>
}

/** Milliseconds after a vote: votes of the same moment are counted together. */
const pause = 1500
/** A recount may take one part in so many of the time. */
const duty = 10

/** Recounts votes soon after they have been cast. Each process does so for its own votes; the schedule also covers those of other processes. */
export function createVoteWatch(worldOf: () => Pick<World, 'store' | 'clock' | 'random'>, logger: Logger): RunningVoteWatch {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let isAsked = false
  let isClosed = false
  let took = 0
  let counted: number | null = null

  const run = async () => {
    isAsked = false
    const began = performance.now()
    try {
      const { store } = worldOf()
      const version = await store.version()
      await recountVotes(worldOf())
      counted = version
    } catch (error) {
      logger.error({ err: error }, 'recounting votes failed')
    }
    took = performance.now() - began
    running = null
    if (isAsked) plan()
  }
  const start = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    running = run()
    return running
  }
  const plan = () => {
    if (isClosed || timer !== undefined) return
    timer = setTimeout(() => void start(), Math.max(pause, took * duty))
  }
  return {
    changed() {
      isAsked = true
      if (running === null) plan()
    },
    async recount() {
      if (running !== null) return running
      try {
        if (isClosed || (await worldOf().store.version()) === counted) return
      } catch {
        return
      }
      await (running ?? start())
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      await running
    },
  }
}
