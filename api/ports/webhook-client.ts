import type { Delivery, Webhook } from '../domain/webhooks/webhook.ts'

/** Posts messages to URLs that members entered, guarded like the crawler’s visits. */
export type WebhookClient = {
  /** Why a URL can’t be posted to, in a sentence for whoever entered it; null if it can. */
  errorOf: (url: string) => string | null
  /** Resolves to the status of the answer; redirects aren’t followed. Rejects with PostError, or with GivenUp if we’re too busy. */
  post: (url: string, message: Message, signal: AbortSignal) => Promise<number>
}
export type Message = { headers: Record<string, string>; body: string }

/** Why there was no answer, in a sentence that the owner of the URL may read. */
export class PostError extends Error {
  override name = 'PostError'
}

/** What a delivery says, written when it is sent; a text if it’s no longer to be sent, saying why. `webhook` signs it; null for the hub. */
export type DeliveryWriter = (delivery: Delivery) => Promise<{ url: string; body: string; webhook: Webhook | null } | string>
