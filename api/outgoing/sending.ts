import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Records } from '../domain/records.ts'
import { byDueTime, claim, isDue } from '../domain/waiting.ts'
import type { Store, Transaction } from '../ports/store.ts'
import { createRounds, type RoundTiming, type Rounds } from './rounds.ts'

/** Milliseconds. */
export type SendingTiming = RoundTiming & {
  /** For one attempt. Well below the time for which something is claimed (domain/waiting.ts). */
  longestSending: number
  /** For attempts in progress at shutdown. */
  grace: number
}
export const defaultTiming: SendingTiming = { delay: 100, interval: 15_000, longestSending: 60_000, grace: 1000 }

/** What became of an attempt. */
export type Attempted<Sent> = {
  /** Notes it in the store; not called if it has been deleted meanwhile. */
  settle: (transaction: Transaction, current: Sent) => Promise<void>
  /** It arrived: if that can’t be noted now, this process notes it later and never sends it again. */
  isAccepted?: boolean
  /** What else is due would fail too, and waits for the next round. */
  stopsOthers?: boolean
  /** Called once it is noted. */
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
  places: number
  /** How many of those may share something, such as a host; all of them if not said. */
  shares?: (waiting: Records[K]) => { key: string; most: number }[]
  /** What is sent first; what is due first if not said. It also holds for what comes while others are being sent. */
  order?: (a: Records[K], b: Records[K]) => number
  timing?: SendingTiming
}

const words = { mails: 'an email', deliveries: 'a delivery' } as const

/**
 * Sends what waits in the store at least once: it is claimed there, sent, then noted. A process that dies in between leaves it to be sent again
 * when its claim ends, since a lost message is worse than a second copy. Any number of processes can share a store.
 */
export function createSending<K extends Kind>(options: Options<K>): Pick<Rounds, 'wake' | 'start'> & { close: () => Promise<void> } {
  const { store, clock, logger, kind, attempt, places, shares = () => [], order = byDueTime, timing = defaultTiming } = options
  const stopping = new AbortController()
  const cutting = new AbortController()
  const accepted = new Map<string, Attempted<Records[K]>>()
  const running = new Map<string, { keys: string[]; ended: Promise<void> }>()
  let due: Records[K][] = []
  let isStoreDown = false

  const noteFault = (error: unknown) => {
    if (!isStoreDown) logger.error({ err: error }, `${words[kind]} can’t be sent while the store is unavailable`)
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
    const isNoted = await store.transact(async (transaction) => {
      const current = await transaction.get(kind, id)
      if (current !== null) await attempted.settle(transaction, current)
      return current !== null
    })
    accepted.delete(id)
    if (isNoted) attempted.afterwards?.()
  }

  const send = async (id: string): Promise<void> => {
    const claimed = await claimInStore(id)
    if (claimed === null) return
    const attempted = await attempt(claimed, AbortSignal.any([cutting.signal, AbortSignal.timeout(timing.longestSending)]))
    if (attempted.stopsOthers === true) due = []
    await settle(id, attempted)
  }

  const hasRoom = (waiting: Records[K]) =>
    shares(waiting).every(({ key, most }) => [...running.values()].filter(({ keys }) => keys.includes(key)).length < most)

  /** Starts as many attempts as there are places for. */
  const fill = () => {
    while (!stopping.signal.aborted && running.size < places) {
      const next = due.findIndex(hasRoom)
      const [waiting] = next === -1 ? [] : due.splice(next, 1)
      if (waiting === undefined) break
      const { id } = waiting
      const ended = send(id)
        .catch(noteFault)
        .finally(() => {
          running.delete(id)
          fill()
        })
      running.set(id, { keys: shares(waiting).map(({ key }) => key), ended })
    }
  }

  const round = async (): Promise<void> => {
    try {
      for (const [id, attempted] of accepted) if (!running.has(id)) await settle(id, attempted)
      const waiting = await store.list(kind, 'state', 'waiting')
      due = waiting.filter((one) => !running.has(one.id) && isDue(one, clock())).toSorted(order)
      isStoreDown = false
      fill()
    } catch (error) {
      noteFault(error)
    }
  }
  const rounds = createRounds(round, timing)

  const ended = async (): Promise<void> => {
    await rounds.stop()
    await Promise.all([...running.values()].map(({ ended }) => ended))
  }
  return {
    wake: rounds.wake,
    start: rounds.start,
    async close() {
      stopping.abort()
      const left = wait(timing.grace, 'left', { ref: false })
      if ((await Promise.race([ended(), left])) !== 'left') return
      logger.warn(`${words[kind]} was still being sent at shutdown; it will be sent after the next start`)
      cutting.abort()
      await ended()
    },
  }
}
