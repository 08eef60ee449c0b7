import { feedPathsOf } from '../../domain/feed-paths.ts'
import { hubId, testKind, type Delivery, deliveryOf, siteOwner, type Webhook } from '../../domain/webhooks/webhook.ts'
import type { DeliveryWriter } from '../../ports/webhook-client.ts'
import type { World } from '../../ports/world.ts'
import { paths } from '../../../shared/paths.ts'
import { isLive, type Launch } from '../../domain/launch/launch.ts'
import { eventNoticeOf, resolveNotice, noticeKinds } from '../kinds.ts'
import { isSuspended } from '../../domain/moderation/suspension.ts'
import type { LaunchEvent } from '../../domain/notices/records.ts'
import type { Transaction } from '../../ports/store.ts'
import { isMuted } from '../is-muted.ts'
import type { NoticeDefinition } from '../define-notice.ts'

type WritingWorld = Pick<World, 'store' | 'clock' | 'siteUrl' | 'websubHub'>

/** Writes what is posted: a signed event for a webhook, or a ping for the WebSub hub. */
export const deliveryWriter =
  (world: WritingWorld): DeliveryWriter =>
  async (delivery) => {
    if (delivery.webhookId === hubId) return writePing(world, delivery)
    const webhook = await world.store.get('webhooks', delivery.webhookId)
    if (webhook === null) return 'The webhook was deleted.'
    if (webhook.off !== undefined) return 'The webhook is off.'
    const exclusion = await exclusionOf(world.store, webhook.ownerId, world.clock())
    if (exclusion !== null) return exclusion
    const body = await writeEvent(world, delivery)
    return body === null ? 'The launch was deleted.' : { url: webhook.url, body, webhook }
  }

async function writeEvent(world: WritingWorld, delivery: Delivery): Promise<string | null> {
  const { kind, at } = delivery
  const event = (data: object) => JSON.stringify({ type: webhookTypeOf(kind), timestamp: at, data })
  if (kind === testKind) return event({ message: 'Your webhook works.' })
  const data = await describeEvent(world, delivery)
  if (data === null) return null
  const body = event(data)
  return Buffer.byteLength(body) > maxBody ? event(withoutTexts(data)) : body
}

/** https://www.w3.org/TR/websub/ leaves publishing open; hubs take this form. */
async function writePing({ store, siteUrl, websubHub }: WritingWorld, { launchId }: Delivery): ReturnType<DeliveryWriter> {
  const launch = launchId === null ? null : await store.get('launches', launchId)
  if (websubHub === null || launch === null) return 'No hub is set, or the launch was deleted.'
  const urls = feedPathsOf(launch).map((path) => ['hub.url', siteUrl + path])
  return { url: websubHub, body: new URLSearchParams([['hub.mode', 'publish'], ...urls]).toString(), webhook: null }
}

/** In bytes, as Standard Webhooks recommends. */
const maxBody = 20 * 1024

type EventData = { launch: object | null; comment?: object | null; update?: object | null; [fact: string]: unknown }

/** The data of an event: the launch as it is now, if it’s about one, and what happened. No emails; only public data of other people. Null once the launch is deleted. */
async function describeEvent(
  { store, siteUrl }: Pick<World, 'store' | 'siteUrl'>,
  { kind, launchId, facts }: Delivery,
): Promise<EventData | null> {
  const notice = eventNoticeOf(kind)
  const about = notice === undefined ? null : await resolveNotice(store, notice, { launchId, by: null, facts })
  if (notice === undefined || about === null) return null
  const { launch } = about
  const page = launch !== null && isLive(launch) ? siteUrl + paths.launch(launch) : null
  return { launch: launch && describeLaunch(launch, siteUrl), ...notice.event.webhook?.data?.(about, page) }
}

/** The fields of the API’s product summary and own launches. */
function describeLaunch(launch: Launch, siteUrl: string) {
  const { slug, name, tagline, url, categories, pricing, openSource, status, plan, requestedLaunchDate, launchDate, upvotes, badge } =
    launch
  return {
    slug,
    name,
    tagline,
    url,
    categories,
    pricing,
    openSource,
    status,
    launchPlan: plan,
    requestedLaunchDate,
    launchDate,
    upvotes,
    badgeStatus: badge.status,
    productUrl: isLive(launch) ? siteUrl + paths.launch({ slug }) : null,
    dashboardUrl: siteUrl + paths.launchDashboard({ slug }),
  }
}

/** What is left of an event that is too large: the texts can be read at their URLs. */
const withoutTexts = ({ comment, update, reason: _reason, ...data }: EventData): EventData => ({
  ...data,
  ...(comment && { comment: { ...comment, text: null } }),
  ...(update && { update: { ...update, text: null } }),
})

/** Queues an event for the webhooks that are subscribed to it, and for the WebSub hub. Only once: delivery ids come from the event’s. */
export async function queueDeliveries(
  { clock, websubHub }: Pick<World, 'clock' | 'websubHub'>,
  transaction: Transaction,
  event: LaunchEvent,
  launch: Pick<Launch, 'ownerId'> | null,
): Promise<void> {
  const put = (webhookId: string, url: string) =>
    transaction.put('deliveries', deliveryOf(event, { webhookId, host: new URL(url).host }, clock()))
  const owners = launch?.ownerId == null ? [siteOwner] : [launch.ownerId, siteOwner]
  for (const ownerId of owners) {
    const webhooks = await transaction.list('webhooks', 'ownerId', ownerId)
    const wanting = webhooks.filter((webhook) => wants(webhook, event.kind))
    if (wanting.length === 0 || (await exclusionOf(transaction, ownerId, clock())) !== null) continue
    const [owner, notice] = [await transaction.get('profiles', ownerId), eventNoticeOf(event.kind)]
    if (owner !== null && notice !== undefined && (await isMuted(transaction, notice, event.by, owner))) continue
    for (const { id, url } of wanting) await put(id, url)
  }
  if (websubHub !== null && eventNoticeOf(event.kind)?.event.changesFeeds === true) await put(hubId, websubHub)
}

const wants = ({ ownerId, kinds, off }: Webhook, kind: string): boolean =>
  off === undefined && kinds.includes(kind) && eventsFor(ownerId === siteOwner).some((event) => event.kind === kind)

/** Why the webhooks of an account are sent nothing; null if they are sent events. */
async function exclusionOf({ get }: Pick<Transaction, 'get'>, ownerId: string, now: Date): Promise<string | null> {
  if (ownerId === siteOwner) return null
  const profile = await get('profiles', ownerId)
  if (profile === null || isSuspended(profile, now)) return 'The account is suspended.'
  return profile.emailProven === true ? null : 'The account’s email isn’t verified.'
}

/** An event that webhooks can be subscribed to. `type` is its event type in the terms of Standard Webhooks. */
type WebhookEvent = { kind: string; type: string; label: string; only?: 'site' | 'makers' }

export const webhookEvents: readonly WebhookEvent[] = Object.entries<NoticeDefinition>(noticeKinds).flatMap(([kind, notice]) =>
  'event' in notice && notice.event.webhook !== null ? [{ kind, ...notice.event.webhook }] : [],
)

export const webhookTypeOf = (kind: string): string => eventNoticeOf(kind)?.event.webhook?.type ?? `webhook.${kind}`

/** The events that an owner can choose: makers don’t get those about reports and the moderators’ queue, nor operators those about makers’ private plans. */
export const eventsFor = (isSite: boolean): WebhookEvent[] =>
  webhookEvents.filter(({ only }) => only === undefined || (only === 'site') === isSite)
