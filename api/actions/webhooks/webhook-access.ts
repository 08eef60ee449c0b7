import { Type } from 'typebox'
import { Failure } from '../../domain/failure.ts'
import { blockSuspended } from '../../domain/moderation/suspension.ts'
import type { Profile } from '../../domain/records.ts'
import { siteOwner, type Delivery, type Webhook } from '../../domain/webhooks/webhook.ts'
import type { Finders, Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { isModerator } from '../../domain/moderation/moderator-rule.ts'

/** Whose webhooks: the account’s own, or the operator’s, which only moderators manage. */
export type Place = 'own' | 'site'
export const Place = Type.Unsafe<Place>(Type.Enum(['own', 'site']))

/** The owner of the webhooks of a place. Throws NOT_FOUND for the operator’s, unless the account moderates. */
export function ownerOf(world: World, place: Place, account: Profile): string {
  if (place === 'own') return account.id
  if (!isModerator(world, account)) throw new Failure('NOT_FOUND', 'Page not found.')
  return siteOwner
}

/** The current owner of the webhooks being changed. Throws FORBIDDEN while suspended. */
export async function changerOf(world: World, { get }: Pick<Transaction, 'get'>, place: Place, account: Profile): Promise<string> {
  const current = await get('profiles', account.id)
  if (current === null) throw new Failure('NOT_FOUND', 'Account not found.')
  blockSuspended(current, world.clock())
  return ownerOf(world, place, current)
}

/** The current owner of webhooks that events are sent to: someone we can reach. Throws FORBIDDEN while suspended, and for an unverified email. */
export async function senderOf(world: World, transaction: Pick<Transaction, 'get'>, place: Place, account: Profile): Promise<string> {
  const ownerId = await changerOf(world, transaction, place, account)
  const current = await transaction.get('profiles', account.id)
  if (place === 'own' && current?.emailProven !== true) throw new Failure('FORBIDDEN', 'Verify your email before you use webhooks.')
  return ownerId
}

/** Throws NOT_FOUND for somebody else’s. */
export async function requireWebhook({ get }: Pick<Finders, 'get'>, id: string, ownerId: string): Promise<Webhook> {
  const webhook = await get('webhooks', id)
  if (webhook === null || webhook.ownerId !== ownerId) throw new Failure('NOT_FOUND', 'Webhook not found.')
  return webhook
}

export async function requireDelivery({ get }: Pick<Finders, 'get'>, id: string, webhookId: string): Promise<Delivery> {
  const delivery = await get('deliveries', id)
  if (delivery === null || delivery.webhookId !== webhookId) throw new Failure('NOT_FOUND', 'Delivery not found.')
  return delivery
}
