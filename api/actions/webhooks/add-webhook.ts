import { Type } from 'typebox'
import { Failure } from '../../domain/failure.ts'
import { fieldError, lengthErrors, throwFieldErrors } from '../../domain/field-errors.ts'
import type { Webhook } from '../../domain/webhooks/records.ts'
import { maxUrlLength, maxWebhooks, newWebhook, secretBytes, toSecret } from '../../domain/webhooks/webhook.ts'
import { eventsFor } from '../../notices/webhooks/webhook-events.ts'
import { createId } from '../../domain/random.ts'
import { defineAction } from '../define-action.ts'
import { ownerOf, Place, senderOf } from './webhook-access.ts'

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
