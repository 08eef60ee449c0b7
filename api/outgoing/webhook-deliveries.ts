import type { Logger } from 'pino'
import {
  afterSilence,
  afterStatus,
  drop,
  postpone,
  type DeliveryResult,
  type Delivery,
  type Webhook,
  afterAttempt,
  secretsOf,
} from '../domain/webhooks/webhook.ts'
import { GivenUp } from '../domain/failure.ts'
import { PostError, type DeliveryWriter, type WebhookClient, type Message } from '../ports/webhook-client.ts'
import type { Store } from '../ports/store.ts'
import { createDeliveryQueue, defaultTiming, type Attempted, type QueueTiming } from './delivery-queue.ts'
import { Webhook as Signer } from 'standardwebhooks'

type Options = {
  store: Pick<Store, 'list' | 'transact'>
  clock: () => Date
  webhookClient: Pick<WebhookClient, 'post'>
  write: DeliveryWriter
  logger: Logger
  timing?: QueueTiming
}

/** Many at once, so that silent receivers don’t delay others; one to a webhook, two to a host, half of all for retries. */
const limits = { all: 128, perHost: 2, perWebhook: 1, retries: 64 }

/** Sends deliveries to webhooks and to the WebSub hub (delivery-queue.ts). */
export function createWebhookDeliveries({ store, clock, webhookClient, write, logger, timing = defaultTiming }: Options) {
  const send = async (delivery: Delivery, signal: AbortSignal): Promise<{ delivery: Delivery; result: DeliveryResult }> => {
    const written = await write(delivery)
    if (typeof written === 'string') return drop(delivery, written)
    const status = await webhookClient.post(written.url, signMessage(delivery.id, written, clock()), signal)
    return afterStatus(delivery, status, clock())
  }

  const attempt = async (claimed: Delivery, signal: AbortSignal): Promise<Attempted<Delivery>> => {
    const { delivery, result } = await send(claimed, signal).catch((error: unknown) => {
      if (error instanceof GivenUp) return postpone(claimed, clock())
      const isReceivers = error instanceof PostError
      if (!isReceivers) logger.error({ err: error, kind: claimed.kind }, 'a delivery could not be prepared')
      return afterSilence(claimed, isReceivers ? error.message : 'We couldn’t prepare the delivery.', clock())
    })
    return {
      isAccepted: result === 'sent',
      async settle(transaction) {
        await transaction.put('deliveries', delivery)
        const webhook = await transaction.get('webhooks', delivery.webhookId)
        if (webhook === null) return
        const changed = afterAttempt(webhook, result, clock())
        if (changed !== webhook) await transaction.put('webhooks', changed)
      },
    }
  }

  return createDeliveryQueue({
    store,
    clock,
    logger,
    kind: 'deliveries',
    attempt,
    concurrency: limits.all,
    sharedLimits: ({ host, webhookId, attempts }) => [
      { key: `host ${host}`, max: limits.perHost },
      { key: `webhook ${webhookId}`, max: limits.perWebhook },
      ...(attempts > 0 ? [{ key: 'retries', max: limits.retries }] : []),
    ],
    timing,
  })
}

/** A message as it is posted: signed by each secret of its webhook (https://www.standardwebhooks.com), or a WebSub ping without a signature. */
function signMessage(id: string, { body, webhook }: { body: string; webhook: Webhook | null }, now: Date): Message {
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
