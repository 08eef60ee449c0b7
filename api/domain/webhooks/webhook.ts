import { after } from '../waiting.ts'
import type { DeliveryResult } from './delivery.ts'
import type { Webhook } from './records.ts'
import { dayMs } from '../../../shared/durations.ts'

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
