import type { HappeningKind } from '../notices/records.ts'

/** A URL that is sent what happens to its owner’s launches; `ownerId` is an account, or `site` for those of the operator, which get everything. */
export type Webhook = {
  id: string
  ownerId: string
  url: string
  /** Signs what is sent (Standard Webhooks): `whsec_` and base64. Its owner can see it. */
  secret: string
  kinds: HappeningKind[]
  createdAt: string
  /** Set once it is off: by its owner, or because everything has failed for days. */
  offSince?: string
}

/** One message to one webhook: waiting to be sent, or kept for its owner’s log. `id` is also the message’s id. */
export type Delivery = {
  id: string
  webhookId: string
  state: 'waiting' | 'sent' | 'failed'
  kind: HappeningKind
  /** The JSON that is sent. */
  body: string
  createdAt: string
  expiresAt: string
  dueAt: string
  attempts: number
  /** The last HTTP status, or why there is none. */
  fault: string | null
}
