import type { Launch } from '../../domain/launch/launch.ts'
import { isSuspended } from '../../domain/moderation/suspension.ts'
import type { LaunchEvent } from '../../domain/notices/records.ts'
import { deliveryOf } from '../../domain/webhooks/delivery.ts'
import { hubId, siteOwner, type Webhook } from '../../domain/webhooks/records.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { isMuted } from '../is-muted.ts'
import { eventNoticeOf } from '../kinds.ts'
import { eventsFor } from './webhook-events.ts'

/** Queues an event for the webhooks that are subscribed to it, and for the WebSub hub. Only once: delivery ids come from the event’s. */
export async function queueDeliveries(
  { clock, websubHub }: Pick<World, 'clock' | 'websubHub'>,
  transaction: Transaction,
  event: LaunchEvent,
  launch: Pick<Launch, 'ownerId'> | null,
): Promise<void> {
  const put = (webhookId: string, url: string) =>
    transaction.put('deliveries', deliveryOf(event, { webhookId, host: new URL(url).host }, clock()))
  const owners = launch?.ownerId == null ? [siteOwner] : [launch.ownerId, siteOwner]
  for (const ownerId of owners) {
    const webhooks = await transaction.list('webhooks', 'ownerId', ownerId)
    const wanting = webhooks.filter((webhook) => wants(webhook, event.kind))
    if (wanting.length === 0 || (await exclusionOf(transaction, ownerId, clock())) !== null) continue
    const [owner, notice] = [await transaction.get('profiles', ownerId), eventNoticeOf(event.kind)]
    if (owner !== null && notice !== undefined && (await isMuted(transaction, notice, event.by, owner))) continue
    for (const { id, url } of wanting) await put(id, url)
  }
  if (websubHub !== null && eventNoticeOf(event.kind)?.event.changesFeeds === true) await put(hubId, websubHub)
}

const wants = ({ ownerId, kinds, off }: Webhook, kind: string): boolean =>
  off === undefined && kinds.includes(kind) && eventsFor(ownerId === siteOwner).some((event) => event.kind === kind)

/** Why the webhooks of an account are sent nothing; null if they are sent events. */
export async function exclusionOf({ get }: Pick<Transaction, 'get'>, ownerId: string, now: Date): Promise<string | null> {
  if (ownerId === siteOwner) return null
  const profile = await get('profiles', ownerId)
  if (profile === null || isSuspended(profile, now)) return 'The account is suspended.'
  return profile.emailProven === true ? null : 'The account’s email isn’t verified.'
}
