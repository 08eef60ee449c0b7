import type { HappeningKind } from '../notices/records.ts'
import type { Waiting } from '../waiting.ts'

/** A URL that is sent what happens to its owner’s launches; `ownerId` is an account, or `site` for those of the operator, which get everything. */
export type Webhook = {
  id: string
  ownerId: string
  url: string
  /** Signs what is sent (Standard Webhooks): `whsec_` and base64. Its owner can see it. */
  secret: string
  /** Signs too until then, so that receivers have time to change it. */
  oldSecret?: { secret: string; until: string }
  kinds: HappeningKind[]
  createdAt: string
  /** When deliveries began to fail, if none has succeeded since. */
  failingSince?: string
  /** Set while it is off. `gone`: the receiver answered 410; `failing`: nothing has succeeded for days. */
  off?: { at: string; because: 'paused' | 'gone' | 'failing' }
}

/** The webhook id of deliveries to the WebSub hub, which is none. */
export const hubId = 'hub'
/** The owner of the operator’s webhooks. */
export const siteOwner = 'site'

/**
 * One message to one webhook: waiting to be sent, or kept for its owner’s log. `id` is also the message’s id, and stays the same however often it is
 * sent. Its text is written when it is sent, so that nothing of other people is stored with it.
 */
export type Delivery = Waiting & {
  webhookId: string
  /** Of the URL, with its port. */
  host: string
  kind: HappeningKind | 'test'
  /** Null for a test. */
  launchId: string | null
  /** When it happened. */
  at: string
  subjectId: string | null
  note: string | null
  /** Of the last response, if there was one. */
  status: number | null
  attemptedAt: string | null
}
