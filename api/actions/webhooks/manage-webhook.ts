import type { Profile } from '../../domain/records.ts'
import { deliverAgain, newDelivery } from '../../domain/webhooks/delivery.ts'
import type { Webhook } from '../../domain/webhooks/records.ts'
import { rotate, secretBytes, toSecret, turnOff, turnOn } from '../../domain/webhooks/webhook.ts'
import { Failure } from '../../domain/failure.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { createId } from '../../domain/random.ts'
import { changerOf, requireDelivery, requireWebhook, type Place } from './webhook-access.ts'

type Change = (world: World, place: Place, id: string, account: Profile) => Promise<void>

/** Changes a webhook. Throws NOT_FOUND for somebody else’s, FORBIDDEN while suspended. */
const changing =
  (change: (world: World, transaction: Transaction, webhook: Webhook) => Promise<void>): Change =>
  (world, place, id, account) =>
    world.store.transact(async (transaction) => {
      const ownerId = await changerOf(world, transaction, place, account)
      await change(world, transaction, await requireWebhook(transaction, id, ownerId))
    })

/** Nothing is sent from now on, not even what is waiting. */
export const pauseWebhook = changing(async (world, transaction, webhook) => {
  if (webhook.off === undefined) await transaction.put('webhooks', turnOff(webhook, 'paused', world.clock()))
})

export const resumeWebhook = changing((_world, transaction, webhook) => transaction.put('webhooks', turnOn(webhook)))

/** A new secret; the old one signs too for a day. */
export const rotateSecret = changing((world, transaction, webhook) =>
  transaction.put('webhooks', rotate(webhook, toSecret(world.random(secretBytes)), world.clock())),
)

/** Deletes a webhook with its log. */
export const deleteWebhook = changing(async (_world, transaction, webhook) => {
  for (const { id } of await transaction.list('deliveries', 'webhookId', webhook.id)) await transaction.remove('deliveries', id)
  await transaction.remove('webhooks', webhook.id)
})

/** Sends an event of no launch, to try out a receiver. Throws CONFLICT while the webhook is off. */
export async function sendTest(world: World, place: Place, id: string, account: Profile): Promise<void> {
  await changing(async (_world, transaction, webhook) => {
    refuseOff(webhook)
    const now = world.clock()
    const about = { kind: 'test', launchId: null, at: now.toISOString(), facts: {} }
    const to = { webhookId: webhook.id, host: new URL(webhook.url).host }
    await transaction.put('deliveries', newDelivery(createId(world), to, about, now))
  })(world, place, id, account)
  world.deliveries.wake()
}

/** Sends a delivery again, with the same id. Throws CONFLICT while the webhook is off. */
export async function resendDelivery(
  world: World,
  place: Place,
  input: { id: string; deliveryId: string },
  account: Profile,
): Promise<void> {
  await changing(async (_world, transaction, webhook) => {
    refuseOff(webhook)
    const delivery = await requireDelivery(transaction, input.deliveryId, webhook.id)
    if (delivery.state !== 'waiting') await transaction.put('deliveries', deliverAgain(delivery, world.clock()))
  })(world, place, input.id, account)
  world.deliveries.wake()
}

function refuseOff({ off }: Webhook): void {
  if (off !== undefined) throw new Failure('CONFLICT', 'This webhook is off. Resume it first.')
}
