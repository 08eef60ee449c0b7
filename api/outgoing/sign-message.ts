import { Webhook as Signer } from 'standardwebhooks'
import type { Webhook } from '../domain/webhooks/records.ts'
import { secretsOf } from '../domain/webhooks/webhook.ts'
import type { Message } from '../ports/webhook-client.ts'

/** A message as it is posted: signed by each secret of its webhook (https://www.standardwebhooks.com), or a WebSub ping without a signature. */
export function signMessage(id: string, { body, webhook }: { body: string; webhook: Webhook | null }, now: Date): Message {
  if (webhook === null) return { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body }
  const signatures = secretsOf(webhook, now).map((secret) => new Signer(secret).sign(id, now, body))
  return {
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': signatures.join(' '),
    },
    body,
  }
}
