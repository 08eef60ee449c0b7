import { after, afterError, newWaiting, type Waiting } from '../waiting.ts'
import { dayMs, minuteMs, hourMs } from '../../../shared/durations.ts'
import type { LaunchEvent, Facts } from '../notices/records.ts'

/** Per owner. */
export const maxWebhooks = 5
export const maxUrlLength = 2048

/** How long the old secret of a webhook still signs, after it was replaced. Milliseconds. */
const oldSecretKept = dayMs
/** How long nothing may succeed before a webhook is turned off. Milliseconds. */
const maxFailingMs = 5 * dayMs

/** `random` is 24 to 64 bytes, as Standard Webhooks asks for. */
export const toSecret = (random: Uint8Array): string => `whsec_${btoa(String.fromCodePoint(...random))}`
export const secretBytes = 32

type NewWebhook = { id: string; ownerId: string; url: string; secret: string; kinds: string[] }

export const newWebhook = (webhook: NewWebhook, now: Date): Webhook => ({ ...webhook, createdAt: now.toISOString() })

/** With a new secret. The one it replaces signs too for a day. */
export const rotate = (webhook: Webhook, secret: string, now: Date): Webhook => ({
  ...webhook,
  secret,
  oldSecret: { secret: webhook.secret, until: after(now, oldSecretKept) },
})

export const secretsOf = ({ secret, oldSecret }: Webhook, now: Date): string[] =>
  oldSecret !== undefined && oldSecret.until > now.toISOString() ? [secret, oldSecret.secret] : [secret]

export const turnOn = ({ off: _off, failingSince: _failingSince, ...webhook }: Webhook): Webhook => webhook

export const turnOff = (webhook: Webhook, because: NonNullable<Webhook['off']>['because'], now: Date): Webhook => ({
  ...webhook,
  off: { at: now.toISOString(), because },
})

/** The webhook after an attempt; the same one if nothing about it has changed. `failed`: no other attempt follows. */
export function afterAttempt(webhook: Webhook, result: DeliveryResult, now: Date): Webhook {
  if (result === 'dropped' || result === 'postponed') return webhook
  if (result === 'sent') {
    if (webhook.failingSince === undefined) return webhook
    const { failingSince: _failingSince, ...rest } = webhook
    return rest
  }
  const { failingSince = now.toISOString() } = webhook
  const failing = webhook.failingSince === undefined ? { ...webhook, failingSince } : webhook
  if (webhook.off !== undefined) return failing
  if (result === 'gone') return turnOff(failing, 'gone', now)
  const isTooLong = now.getTime() - Date.parse(failingSince) >= maxFailingMs
  return result === 'failed' && isTooLong ? turnOff(failing, 'failing', now) : failing
}

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

/** A URL that receives events about its owner’s launches. `ownerId` is an account, or `site` for the operator’s, which can get every event. */
export type Webhook = {
  id: string
  ownerId: string
  url: string
  /** Signs what is sent (Standard Webhooks): `whsec_` and base64. Its owner can see it. */
  secret: string
  /** Signs too until then, so that receivers have time to change it. */
  oldSecret?: { secret: string; until: string }
  /** Of events (api/notices/kinds.ts). */
  kinds: string[]
  createdAt: string
  /** When deliveries began to fail, if none has succeeded since. */
  failingSince?: string
  /** Set while it is off. `gone`: the receiver answered 410; `failing`: nothing has succeeded for days. */
  off?: { at: string; because: 'paused' | 'gone' | 'failing' }
}

/** The `webhookId` of deliveries to the WebSub hub, which has no webhook. */
export const hubId = 'hub'
export const siteOwner = 'site'
/** The `kind` of a delivery that its owner asked for, to see that the webhook works. */
export const testKind = 'test'

/** `id` is the message’s in every attempt. The body is written when it is sent, so that no data of other people is stored with it. */
export type Delivery = Waiting & {
  webhookId: string
  /** Of the URL, with its port. */
  host: string
  /** Of an event, or `testKind`. */
  kind: string
  /** Null for a test, and for what is about no launch. */
  launchId: string | null
  at: string
  facts: Facts
  /** Of the last response, if there was one. */
  status: number | null
  attemptedAt: string | null
}
