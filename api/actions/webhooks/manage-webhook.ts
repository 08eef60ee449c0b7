import { Type } from 'typebox'
import type { Profile } from '../../domain/records.ts'
import { deliverAgain, newDelivery } from '../../domain/webhooks/delivery.ts'
import type { Webhook } from '../../domain/webhooks/records.ts'
import { rotate, secretBytes, toSecret, turnOff, turnOn } from '../../domain/webhooks/webhook.ts'
import { Failure } from '../../domain/failure.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { createId } from '../../domain/random.ts'
import { defineAction } from '../define-action.ts'
import { changerOf, Place, requireDelivery, requireWebhook, senderOf } from './webhook-access.ts'

const Input = Type.Object({ place: Place, id: Type.String() })

type Work = (world: World, transaction: Transaction, webhook: Webhook) => Promise<void>

type Target = { place: Place; id: string }

/** Changes a webhook. Throws NOT_FOUND for somebody else’s, and FORBIDDEN as `who` does. */
const change = (world: World, { place, id }: Target, account: Profile, work: Work, who = changerOf): Promise<void> =>
  world.store.transact(async (transaction) => {
    const ownerId = await who(world, transaction, place, account)
    await work(world, transaction, await requireWebhook(transaction, id, ownerId))
  })

const defineChange = (work: Work, who = changerOf) =>
  defineAction({
    access: 'member',
    quota: 'webhookChanges',
    input: Input,
    run: (world, input, account) => change(world, input, account, work, who),
  })

/** Nothing is sent from now on, not even what is waiting. */
export const pauseWebhook = defineChange(async (world, transaction, webhook) => {
  if (webhook.off === undefined) await transaction.put('webhooks', turnOff(webhook, 'paused', world.clock()))
})

export const resumeWebhook = defineChange((_world, transaction, webhook) => transaction.put('webhooks', turnOn(webhook)), senderOf)

/** A new secret; the old one signs too for a day. */
export const rotateSecret = defineChange((world, transaction, webhook) =>
  transaction.put('webhooks', rotate(webhook, toSecret(world.random(secretBytes)), world.clock())),
)

/** Deletes a webhook with its log. */
export const deleteWebhook = defineChange(async (_world, transaction, webhook) => {
  for (const { id } of await transaction.list('deliveries', 'webhookId', webhook.id)) await transaction.remove('deliveries', id)
  await transaction.remove('webhooks', webhook.id)
})

/** Sends an event of no launch, to try out a receiver. Throws CONFLICT while the webhook is off. */
export const sendTest = defineAction({
  access: 'member',
  quota: 'webhookSends',
  input: Input,
  async run(world, input, account) {
    const queue: Work = async (_world, transaction, webhook) => {
      rejectOff(webhook)
      const now = world.clock()
      const about = { kind: 'test', launchId: null, at: now.toISOString(), facts: {} }
      const to = { webhookId: webhook.id, host: new URL(webhook.url).host }
      await transaction.put('deliveries', newDelivery(createId(world), to, about, now))
    }
    await change(world, input, account, queue, senderOf)
    world.deliveries.wake()
  },
})

/** Sends a delivery again, with the same id. Throws CONFLICT while the webhook is off. */
export const resendDelivery = defineAction({
  access: 'member',
  quota: 'webhookSends',
  input: Type.Object({ ...Input.properties, delivery: Type.String() }),
  async run(world, input, account) {
    const queue: Work = async (_world, transaction, webhook) => {
      rejectOff(webhook)
      const delivery = await requireDelivery(transaction, input.delivery, webhook.id)
      if (delivery.state !== 'waiting') await transaction.put('deliveries', deliverAgain(delivery, world.clock()))
    }
    await change(world, input, account, queue, senderOf)
    world.deliveries.wake()
  },
})

function rejectOff({ off }: Webhook): void {
  if (off !== undefined) throw new Failure('CONFLICT', 'This webhook is off. Resume it first.')
}
