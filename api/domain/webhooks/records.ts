import type { Facts } from '../notices/records.ts'
import type { Waiting } from '../waiting.ts'

/** A URL that receives events about its owner’s launches. `ownerId` is an account, or `site` for the operator’s, which can get every event. */
export type Webhook = {
  id: string
  ownerId: string
  url: string
  /** Signs what is sent (Standard Webhooks): `whsec_` and base64. Its owner can see it. */
  secret: string
  /** Signs too until then, so that receivers have time to change it. */
  oldSecret?: { secret: string; until: string }
  /** Of events (api/notices/kinds.ts). */
  kinds: string[]
  createdAt: string
  /** When deliveries began to fail, if none has succeeded since. */
  failingSince?: string
  /** Set while it is off. `gone`: the receiver answered 410; `failing`: nothing has succeeded for days. */
  off?: { at: string; because: 'paused' | 'gone' | 'failing' }
}

/** The `webhookId` of deliveries to the WebSub hub, which has no webhook. */
export const hubId = 'hub'
export const siteOwner = 'site'
/** The `kind` of a delivery that its owner asked for, to see that the webhook works. */
export const testKind = 'test'

/** `id` is the message’s in every attempt. The body is written when it is sent, so that no data of other people is stored with it. */
export type Delivery = Waiting & {
  webhookId: string
  /** Of the URL, with its port. */
  host: string
  /** Of an event, or `testKind`. */
  kind: string
  /** Null for a test, and for what is about no launch. */
  launchId: string | null
  at: string
  facts: Facts
  /** Of the last response, if there was one. */
  status: number | null
  attemptedAt: string | null
}
