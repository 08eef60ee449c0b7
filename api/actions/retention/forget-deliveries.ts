import { deliveriesKept } from '../../domain/webhooks/delivery.ts'
import type { Delivery } from '../../domain/webhooks/records.ts'
import type { World } from '../../ports/world.ts'
import { removeAll } from './remove-all.ts'

/** Deletes deliveries that were sent or have failed: after two weeks, and beyond a number for each webhook. */
export async function forgetDeliveries({ store, clock }: Pick<World, 'store' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - deliveriesKept.milliseconds).toISOString()
  const done = [...(await store.list('deliveries', 'state', 'sent')), ...(await store.list('deliveries', 'state', 'failed'))]
  const byWebhook = Map.groupBy(done, ({ webhookId }) => webhookId)
  const isNewer = (a: Delivery, b: Delivery) => (a.createdAt < b.createdAt ? 1 : -1)
  const old = [...byWebhook.values()].flatMap((deliveries) =>
    deliveries.toSorted(isNewer).filter(({ createdAt }, at) => at >= deliveriesKept.count || createdAt <= before),
  )
  await removeAll(store, 'deliveries', old)
}
