import cluster from 'node:cluster'
import type { Registry } from 'prom-client'
import type { CreateCounter } from '../ports/limits.ts'
import { shareMetrics } from './collect-metrics.ts'
import { isOurs, type Message } from './messages.ts'
import { RateLimiterCluster } from 'rate-limiter-flexible'
import { Failure } from '../domain/failure.ts'
import { countWith } from '../http/limits/count-here.ts'

export type OtherWorkers = {
  createCounter: CreateCounter
  shareMetrics: (own: Registry) => () => Promise<string>
}

export type WorkerProcess = {
  id: number
  /** The first that was started, whose warnings hold for all. */
  isFirst: boolean
  otherWorkers: OtherWorkers
  /** Tells the first process that this one serves. */
  tellReady: () => void
  /** Calls `stop` once it should shut down. Until then, a signal ends it immediately. */
  onStop: (stop: () => void) => void
}

export function asWorker(): WorkerProcess | null {
  const id = cluster.worker?.id
  if (id === undefined) return null
  let stop = (): void => process.exit(0)
  let isStopping = false
  const onRequest = () => {
    if (!isStopping) stop()
    isStopping = true
  }
  process.on('message', (message) => {
    if (isOurs(message) && message.slipway === 'stop') onRequest()
  })
  // Terminals and systemd also signal the workers; the first process decides when one has to go immediately.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onRequest)
  process.on('SIGHUP', () => undefined)
  return {
    id,
    isFirst: id === 1,
    otherWorkers: { createCounter: countTogether, shareMetrics },
    tellReady: () => void process.send?.({ slipway: 'ready' } satisfies Message),
    onStop: (next) => void (stop = next),
  }
}

/** For an answer of the first process. Milliseconds. */
const timeoutMs = 2000

/** The other end is RateLimiterClusterMaster in the first process. */
const countTogether: CreateCounter = countWith((name, seconds) => {
  const limiter = new RateLimiterCluster({ keyPrefix: name, points: 0, duration: seconds, timeoutMs })
  return {
    penalty: (key, units) => limiter.penalty(key, units).catch(unanswered),
    reward: (key, units) => limiter.reward(key, units).catch(unanswered),
    delete: (key) => limiter.delete(key).catch(unanswered),
  }
})

/** The machine is busy, or the first process has died. */
function unanswered(): never {
  throw new Failure('SERVICE_UNAVAILABLE', 'The service is busy. Try again in 5 seconds.', { retryAfter: 5 })
}
