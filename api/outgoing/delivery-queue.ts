import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Records } from '../domain/collections/collections.ts'
import { byDueTime, claim, isDue } from '../domain/waiting.ts'
import type { Store, Transaction } from '../ports/store.ts'
import { createPollLoop, type PollTiming, type PollLoop } from './poll-loop.ts'
import { minuteMs } from '../../shared/durations.ts'

/** Milliseconds. */
export type QueueTiming = PollTiming & {
  /** For one attempt. Well below the time for which something is claimed (domain/waiting.ts). */
  attemptTimeout: number
  /** For attempts in progress at shutdown. */
  grace: number
}
export const defaultTiming: QueueTiming = { delay: 100, interval: 15_000, attemptTimeout: minuteMs, grace: 1000 }

export type Attempted<Sent> = {
  /** Records it in the store; not called if the record has been deleted meanwhile. */
  settle: (transaction: Transaction, current: Sent) => Promise<void>
  /** It arrived: if that can’t be recorded now, this process records it later and never sends it again. */
  isAccepted?: boolean
  /** What else is due would fail too, and waits for the next poll. */
  endsPoll?: boolean
  /** Called once it is recorded. */
  afterwards?: () => void
}

type Kind = 'mails' | 'deliveries'
type Options<K extends Kind> = {
  store: Pick<Store, 'list' | 'transact'>
  clock: () => Date
  logger: Logger
  kind: K
  /** Sends something that has been claimed. Must not reject. */
  attempt: (claimed: Records[K], signal: AbortSignal) => Promise<Attempted<Records[K]>>
  /** How many attempts run at once. */
  concurrency: number
  /** How many of those may share something, such as a host; without it, all may. */
  sharedLimits?: (waiting: Records[K]) => { key: string; max: number }[]
  /** Which is sent first; without it, the one due first. It also holds for what arrives while others are being sent. */
  order?: (a: Records[K], b: Records[K]) => number
  timing?: QueueTiming
}

const nouns = { mails: 'an email', deliveries: 'a delivery' } as const

/** At least once: claimed in the store, so that any number of processes can share it, and sent again when a claim expires. */
export function createDeliveryQueue<K extends Kind>(
  options: Options<K>,
): Pick<PollLoop, 'wake' | 'start'> & { close: () => Promise<void> } {
  const { store, clock, logger, kind, attempt, concurrency, sharedLimits = () => [], order = byDueTime, timing = defaultTiming } = options
  const stopping = new AbortController()
  const aborting = new AbortController()
  const accepted = new Map<string, Attempted<Records[K]>>()
  const running = new Map<string, { keys: string[]; ended: Promise<void> }>()
  let due: Records[K][] = []
  let isStoreDown = false

  const handleStoreError = (error: unknown) => {
    if (!isStoreDown) logger.error({ err: error }, `${nouns[kind]} can’t be sent while the store is unavailable`)
    isStoreDown = true
    due = []
  }

  const claimInStore = (id: string): Promise<Records[K] | null> =>
    store.transact(async (transaction) => {
      const found = await transaction.get(kind, id)
      if (found === null || !isDue(found, clock())) return null
      const claimed = claim(found, clock())
      await transaction.put(kind, claimed)
      return claimed
    })

  const settle = async (id: string, attempted: Attempted<Records[K]>): Promise<void> => {
    if (attempted.isAccepted === true) accepted.set(id, attempted)
    const isRecorded = await store.transact(async (transaction) => {
      const current = await transaction.get(kind, id)
      if (current !== null) await attempted.settle(transaction, current)
      return current !== null
    })
    accepted.delete(id)
    if (isRecorded) attempted.afterwards?.()
  }

  const send = async (id: string): Promise<void> => {
    const claimed = await claimInStore(id)
    if (claimed === null) return
    const attempted = await attempt(claimed, AbortSignal.any([aborting.signal, AbortSignal.timeout(timing.attemptTimeout)]))
    if (attempted.endsPoll === true) due = []
    await settle(id, attempted)
  }

  const hasRoom = (waiting: Records[K]) =>
    sharedLimits(waiting).every(({ key, max }) => [...running.values()].filter(({ keys }) => keys.includes(key)).length < max)

  /** Starts as many attempts as may run at once. */
  const fill = () => {
    while (!stopping.signal.aborted && running.size < concurrency) {
      const next = due.findIndex(hasRoom)
      const [waiting] = next === -1 ? [] : due.splice(next, 1)
      if (waiting === undefined) break
      const { id } = waiting
      const ended = send(id)
        .catch(handleStoreError)
        .finally(() => {
          running.delete(id)
          fill()
        })
      running.set(id, { keys: sharedLimits(waiting).map(({ key }) => key), ended })
    }
  }

  const poll = async (): Promise<void> => {
    try {
      for (const [id, attempted] of accepted) if (!running.has(id)) await settle(id, attempted)
      const waiting = await store.list(kind, 'state', 'waiting')
      due = waiting.filter((one) => !running.has(one.id) && isDue(one, clock())).toSorted(order)
      isStoreDown = false
      fill()
    } catch (error) {
      handleStoreError(error)
    }
  }
  const loop = createPollLoop(poll, timing)

  const ended = async (): Promise<void> => {
    await loop.stop()
    await Promise.all([...running.values()].map(({ ended }) => ended))
  }
  return {
    wake: loop.wake,
    start: loop.start,
    async close() {
      stopping.abort()
      const left = wait(timing.grace, 'left', { ref: false })
      if ((await Promise.race([ended(), left])) !== 'left') return
      logger.warn(`${nouns[kind]} was still being sent at shutdown; it will be sent after the next start`)
      aborting.abort()
      await ended()
    },
  }
}
