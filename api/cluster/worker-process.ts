import cluster from 'node:cluster'
import type { Registry } from 'prom-client'
import type { CreateCounter } from '../ports/limits.ts'
import { countTogether } from './count-together.ts'
import { shareFigures } from './gather-figures.ts'
import { isOurs, type Message } from './messages.ts'

/** What a worker has in common with the others on its machine. */
export type Crew = {
  createCounter: CreateCounter
  shareFigures: (own: Registry) => () => Promise<string>
}

/** A process that the first one started. */
export type WorkerProcess = {
  /** In the log. */
  id: number
  /** The first that was started, whose warnings hold for all. */
  isFirst: boolean
  crew: Crew
  /** Tells the first process that this one serves. */
  tellReady: () => void
  /** Calls `leave` once it should leave. Until then, a signal ends it at once. */
  onLeave: (leave: () => void) => void
}

/** This process as a worker, or null if it isn’t one. */
export function asWorker(): WorkerProcess | null {
  const id = cluster.worker?.id
  if (id === undefined) return null
  let leave = (): void => process.exit(0)
  let isAsked = false
  const ask = () => {
    if (!isAsked) leave()
    isAsked = true
  }
  process.on('message', (message) => {
    if (isOurs(message) && message.slipway === 'leave') ask()
  })
  // Terminals and systemd also signal the workers; the first process decides when one has to go immediately.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, ask)
  process.on('SIGHUP', () => undefined)
  return {
    id,
    isFirst: id === 1,
    crew: { createCounter: countTogether, shareFigures },
    tellReady: () => void process.send?.({ slipway: 'ready' } satisfies Message),
    onLeave: (next) => void (leave = next),
  }
}
