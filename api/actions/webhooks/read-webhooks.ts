import type { Profile } from '../../domain/records.ts'
import { deliveriesShown } from '../../domain/webhooks/delivery.ts'
import type { Delivery, Webhook } from '../../domain/webhooks/records.ts'
import type { World } from '../../ports/world.ts'
import { ownerOf, requireWebhook, type Place } from './webhook-access.ts'

/** The webhooks of a place, oldest first. */
export const listWebhooks = (world: World, place: Place, account: Profile): Promise<Webhook[]> =>
  world.store.list('webhooks', 'ownerId', ownerOf(world, place, account))

export type LoggedDelivery = Delivery & { launch: string | null }

/** A webhook with its last deliveries, newest first. Throws NOT_FOUND for somebody else’s. */
export async function readWebhook(
  world: World,
  place: Place,
  id: string,
  account: Profile,
): Promise<{ webhook: Webhook; deliveries: LoggedDelivery[] }> {
  const webhook = await requireWebhook(world.store, id, ownerOf(world, place, account))
  const found = await world.store.list('deliveries', 'webhookId', id)
  const last = found.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1)).slice(0, deliveriesShown)
  const deliveries = await Promise.all(
    last.map(async (delivery) => {
      const launch = delivery.launchId === null ? null : await world.store.get('launches', delivery.launchId)
      return { ...delivery, launch: launch?.name ?? null }
    }),
  )
  return { webhook, deliveries }
}
