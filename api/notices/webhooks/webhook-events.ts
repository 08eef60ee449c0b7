import type { NoticeDefinition } from '../define-notice.ts'
import { eventNoticeOf, noticeKinds } from '../kinds.ts'

/** An event that webhooks can be subscribed to. `type` is its event type in the terms of Standard Webhooks. */
export type WebhookEvent = { kind: string; type: string; label: string; only?: 'site' | 'makers' }

export const webhookEvents: readonly WebhookEvent[] = Object.entries<NoticeDefinition>(noticeKinds).flatMap(([kind, notice]) =>
  'event' in notice && notice.event.webhook !== null ? [{ kind, ...notice.event.webhook }] : [],
)

export const webhookTypeOf = (kind: string): string => eventNoticeOf(kind)?.event.webhook?.type ?? `webhook.${kind}`

/** The events that an owner can choose: makers don’t get those about reports and the moderators’ queue, nor operators those about makers’ private plans. */
export const eventsFor = (isSite: boolean): WebhookEvent[] =>
  webhookEvents.filter(({ only }) => only === undefined || (only === 'site') === isSite)
