import { Type } from 'typebox'
import type { Profile } from '../../domain/records.ts'
import {
  deliverAgain,
  newDelivery,
  deliveriesShown,
  testKind,
  type Webhook,
  type Delivery,
  rotate,
  secretBytes,
  toSecret,
  turnOff,
  turnOn,
  maxUrlLength,
  maxWebhooks,
  newWebhook,
} from '../../domain/webhooks/webhook.ts'
import { Failure, fieldError, lengthErrors, throwFieldErrors } from '../../domain/failure.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { createId } from '../../domain/random.ts'
import { defineAction } from '../define-action.ts'
import { changerOf, Place, requireDelivery, requireWebhook, senderOf, ownerOf } from './webhook-access.ts'
import { eventsFor } from '../../notices/webhooks/write-delivery.ts'

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
      const about = { kind: testKind, launchId: null, at: now.toISOString(), facts: {} }
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

/** Adds a webhook with a new secret. Throws BAD_REQUEST about `url` and `kinds`, CONFLICT beyond the limit or for a duplicate URL. */
export const addWebhook = defineAction({
  access: 'member',
  quota: 'webhookChanges',
  input: Type.Object({ place: Place, url: Type.String(), kinds: Type.Array(Type.String()) }),
  async run(world, { place, ...typed }, account): Promise<Webhook> {
    const url = typed.url.trim()
    const kinds = chosen(typed.kinds, ownerOf(world, place, account) !== account.id)
    const message = url === '' ? 'Enter a URL.' : world.receiverError(url)
    const errors = lengthErrors('url', url, maxUrlLength)
    if (errors.length === 0 && message !== null) errors.push(fieldError('url', message, 'invalid'))
    if (kinds.length === 0) errors.push(fieldError('kinds', 'Choose at least one event.', 'required'))
    throwFieldErrors(errors)
    const href = new URL(url).href
    const webhook = newWebhook(
      { id: createId(world), ownerId: '', url: href, secret: toSecret(world.random(secretBytes)), kinds },
      world.clock(),
    )
    return world.store.transact(async (transaction) => {
      const ownerId = await senderOf(world, transaction, place, account)
      const others = await transaction.list('webhooks', 'ownerId', ownerId)
      const rejection = others.some((other) => other.url === href)
        ? 'You already have a webhook with this URL.'
        : others.length >= maxWebhooks
          ? `You can have up to ${maxWebhooks} webhooks. Delete one to add another.`
          : null
      if (rejection !== null) throw new Failure('CONFLICT', rejection, { fieldErrors: { url: [rejection] } })
      await transaction.put('webhooks', { ...webhook, ownerId })
      return { ...webhook, ownerId }
    })
  },
})

/** The events that are known among those that were sent. */
const chosen = (kinds: readonly string[], isSite: boolean): string[] =>
  eventsFor(isSite).flatMap(({ kind }) => (kinds.includes(kind) ? [kind] : []))

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
