import { minuteMs, hourMs } from '../../shared/durations.ts'

/** Something that is sent outside and kept until that has succeeded: an email, or a delivery to a webhook. */
export type Waiting = {
  id: string
  state: 'waiting' | 'sent' | 'failed'
  createdAt: string
  /** When it's no longer worth sending. */
  expiresAt: string
  /** When the next attempt is due. A process that is sending it moves this ahead. */
  dueAt: string
  attempts: number
  /** The last error, in words that may be shown. */
  error: string | null
}

/** How long a process has something to itself while sending it: longer than sending can take, so that no other sends it too. Milliseconds. */
export const claimTime = 2 * minuteMs

/** The waits after each failed attempt: eight attempts within about a day. */
const waits = [minuteMs, 5 * minuteMs, 15 * minuteMs, hourMs, 3 * hourMs, 8 * hourMs, 12 * hourMs]

export const after = (now: Date, milliseconds: number): string => new Date(now.getTime() + milliseconds).toISOString()

/** Due at once, for as many milliseconds. */
export const newWaiting = (id: string, lifetime: number, now: Date): Waiting & { state: 'waiting' } => ({
  id,
  state: 'waiting',
  createdAt: now.toISOString(),
  expiresAt: after(now, lifetime),
  dueAt: now.toISOString(),
  attempts: 0,
  error: null,
})

export const isDue = ({ state, dueAt }: Pick<Waiting, 'state' | 'dueAt'>, now: Date): boolean =>
  state === 'waiting' && dueAt <= now.toISOString()

export const isExpired = ({ expiresAt }: Pick<Waiting, 'expiresAt'>, now: Date): boolean => expiresAt <= now.toISOString()

/** As a process stores it before sending it, so that no other sends it meanwhile. */
export const claim = <W extends Waiting>(waiting: W, now: Date): W => ({
  ...waiting,
  attempts: waiting.attempts + 1,
  dueAt: after(now, claimTime),
})

type AttemptError = { message: string; isPermanent: boolean }

/** The record after a failed attempt: it waits for the next, or fails if no attempt is left before it expires. */
export function afterError<W extends Waiting>(waiting: W, { message, isPermanent }: AttemptError, now: Date): W {
  const wait = isPermanent ? undefined : waits[waiting.attempts - 1]
  const dueAt = after(now, wait ?? 0)
  if (wait === undefined || dueAt >= waiting.expiresAt) return { ...waiting, state: 'failed', error: message }
  return { ...waiting, dueAt, error: message }
}

export const byDueTime = (a: Waiting, b: Waiting): number => (a.dueAt < b.dueAt ? -1 : 1)
