import type { Logger } from 'pino'
import { afterSilence, afterStatus, drop, type DeliveryResult } from '../domain/webhooks/delivery.ts'
import type { Delivery } from '../domain/webhooks/records.ts'
import { afterAttempt } from '../domain/webhooks/webhook.ts'
import { PostFault, type DeliveryWriter, type Poster } from '../ports/post.ts'
import type { Store } from '../ports/store.ts'
import { createSending, defaultTiming, type Attempted, type SendingTiming } from './sending.ts'
import { signed } from './sign.ts'

type Options = {
  store: Pick<Store, 'list' | 'transact'>
  clock: () => Date
  poster: Pick<Poster, 'post'>
  write: DeliveryWriter
  logger: Logger
  timing?: SendingTiming
}

/**
 * Receivers may never respond: many deliveries are sent at once, so that these don’t delay others, but at most one to a webhook, two to a host, and
 * half of all for retries.
 */
const places = { all: 128, perHost: 2, perWebhook: 1, again: 64 }

/** Sends deliveries to webhooks and to the WebSub hub (sending.ts). */
export function createDeliveries({ store, clock, poster, write, logger, timing = defaultTiming }: Options) {
  const send = async (delivery: Delivery, signal: AbortSignal): Promise<{ delivery: Delivery; result: DeliveryResult }> => {
    const written = await write(delivery)
    if (typeof written === 'string') return drop(delivery, written)
    const status = await poster.post(written.url, signed(delivery.id, written, clock()), signal)
    return afterStatus(delivery, status, clock())
  }

  const attempt = async (claimed: Delivery, signal: AbortSignal): Promise<Attempted<Delivery>> => {
    const { delivery, result } = await send(claimed, signal).catch((error: unknown) => {
      const isTheirs = error instanceof PostFault
      if (!isTheirs) logger.error({ err: error, kind: claimed.kind }, 'a delivery could not be prepared')
      return afterSilence(claimed, isTheirs ? error.message : 'We couldn’t prepare the delivery.', clock())
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

  return createSending({
    store,
    clock,
    logger,
    kind: 'deliveries',
    attempt,
    places: places.all,
    shares: ({ host, webhookId, attempts }) => [
      { key: `host ${host}`, most: places.perHost },
      { key: `webhook ${webhookId}`, most: places.perWebhook },
      ...(attempts > 0 ? [{ key: 'again', most: places.again }] : []),
    ],
    timing,
  })
}
