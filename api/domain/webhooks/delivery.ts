import type { LaunchEvent } from '../notices/records.ts'
import { after, afterError, newWaiting } from '../waiting.ts'
import type { Delivery } from './records.ts'
import { minuteMs, hourMs, dayMs } from '../../../shared/durations.ts'

/** Longer than all waits between attempts together (domain/waiting.ts). Milliseconds. */
const lifetime = 36 * hourMs
/** How long deliveries are kept for the log once they were sent or have failed, and how many of a webhook. */
export const deliveriesKept = { milliseconds: 14 * dayMs, count: 100 }
export const deliveriesShown = 50

type About = Pick<Delivery, 'kind' | 'launchId' | 'at' | 'facts'>

export const newDelivery = (id: string, { webhookId, host }: Pick<Delivery, 'webhookId' | 'host'>, about: About, now: Date): Delivery => ({
  ...newWaiting(id, lifetime, now),
  ...about,
  webhookId,
  host,
  status: null,
  attemptedAt: null,
})

/** One per webhook: making it again gives the same id. */
export const deliveryOf = ({ id, kind, launchId, at, facts }: LaunchEvent, to: Pick<Delivery, 'webhookId' | 'host'>, now: Date): Delivery =>
  newDelivery(`${id}:${to.webhookId}`, to, { kind, launchId, at, facts }, now)

/** A delivery that its owner resends: the same message, as if it were new. */
export const deliverAgain = (delivery: Delivery, now: Date): Delivery => ({
  ...delivery,
  ...newWaiting(delivery.id, lifetime, now),
  createdAt: delivery.createdAt,
})

/** `gone`: the receiver wants no more (410); `postponed`, `dropped`: it wasn’t sent, for a reason of ours. */
export type DeliveryResult = 'sent' | 'retried' | 'failed' | 'gone' | 'postponed' | 'dropped'

/** A claimed delivery after its receiver’s answer, with what that means. */
export function afterStatus(delivery: Delivery, status: number, now: Date): { delivery: Delivery; result: DeliveryResult } {
  const answered = { ...delivery, status, attemptedAt: now.toISOString() }
  if (status >= 200 && status < 300) return { delivery: { ...answered, state: 'sent', error: null }, result: 'sent' }
  const message = status >= 300 && status < 400 ? `Status ${status}: redirects aren’t followed.` : `Status ${status}.`
  const kept = afterError(answered, { message, isPermanent: status === 410 }, now)
  return { delivery: kept, result: status === 410 ? 'gone' : resultOf(kept) }
}

/** A claimed delivery that got no answer. */
export function afterSilence(delivery: Delivery, message: string, now: Date): { delivery: Delivery; result: DeliveryResult } {
  const kept = afterError({ ...delivery, status: null, attemptedAt: now.toISOString() }, { message, isPermanent: false }, now)
  return { delivery: kept, result: resultOf(kept) }
}

/** A claimed delivery that is no longer to be sent. It doesn’t count as an attempt. */
export const drop = (delivery: Delivery, why: string): { delivery: Delivery; result: DeliveryResult } => ({
  delivery: { ...delivery, state: 'failed', attempts: delivery.attempts - 1, error: why },
  result: 'dropped',
})

/** A claimed delivery that we were too busy for: it doesn’t count as an attempt either. */
export const postpone = (delivery: Delivery, now: Date): { delivery: Delivery; result: DeliveryResult } => ({
  delivery: { ...delivery, attempts: delivery.attempts - 1, dueAt: after(now, minuteMs) },
  result: 'postponed',
})

const resultOf = ({ state }: Delivery): DeliveryResult => (state === 'failed' ? 'failed' : 'retried')
