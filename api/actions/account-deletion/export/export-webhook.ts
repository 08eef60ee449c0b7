import { webhookTypeOf } from '../../../notices/webhooks/webhook-events.ts'
import type { Webhook } from '../../../domain/webhooks/records.ts'
import type { ExportingWorld } from './export-account.ts'

/** Leaves out the secret, which would let others sign events. */
export async function exportWebhook({ store }: ExportingWorld, { id, url, kinds, createdAt, off }: Webhook) {
  const deliveries = await store.list('deliveries', 'webhookId', id)
  return {
    url,
    events: kinds.map(webhookTypeOf),
    addedAt: createdAt,
    offSince: off?.at ?? null,
    deliveries: deliveries.map(({ kind, at, state, attempts, attemptedAt, status, error }) => ({
      event: webhookTypeOf(kind),
      happenedAt: at,
      state,
      attempts,
      lastAttemptAt: attemptedAt,
      responseStatus: status,
      error,
    })),
  }
}
