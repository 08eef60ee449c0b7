import type { Happening, HappeningKind } from '../../domain/notices/records.ts'
import { isSuspended } from '../../domain/moderation/suspension.ts'
import { eventsFor } from '../../domain/webhooks/events.ts'
import { deliveryOf } from '../../domain/webhooks/delivery.ts'
import { hubId, siteOwner, type Webhook } from '../../domain/webhooks/records.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'

/** What changes feeds. */
const feedKinds: readonly HappeningKind[] = ['live', 'update']

/** Queues a happening for the webhooks that are subscribed to it, and for the WebSub hub. Only once: delivery ids come from the happening’s. */
export async function queueDeliveries(
  { clock, websubHub }: Pick<World, 'clock' | 'websubHub'>,
  transaction: Transaction,
  happening: Happening,
): Promise<void> {
  const launch = await transaction.get('launches', happening.launchId)
  if (launch === null) return
  const put = (webhookId: string, url: string) =>
    transaction.put('deliveries', deliveryOf(happening, { webhookId, host: new URL(url).host }, clock()))
  const owners = launch.ownerId === null ? [siteOwner] : [launch.ownerId, siteOwner]
  for (const ownerId of owners) {
    const webhooks = await transaction.list('webhooks', 'ownerId', ownerId)
    const wanting = webhooks.filter((webhook) => wants(webhook, happening.kind))
    if (wanting.length === 0 || (await isBarred(transaction, ownerId, clock()))) continue
    for (const { id, url } of wanting) await put(id, url)
  }
  if (websubHub !== null && feedKinds.includes(happening.kind)) await put(hubId, websubHub)
}

const wants = ({ ownerId, kinds, off }: Webhook, kind: HappeningKind): boolean =>
  off === undefined && kinds.includes(kind) && eventsFor(ownerId === siteOwner).some((event) => event.kind === kind)

/** Webhooks of a suspended account are sent nothing. */
export async function isBarred({ get }: Pick<Transaction, 'get'>, ownerId: string, now: Date): Promise<boolean> {
  if (ownerId === siteOwner) return false
  const profile = await get('profiles', ownerId)
  return profile === null || isSuspended(profile, now)
}
