import { paths } from '../../../shared/paths.ts'
import { isLive, type Launch } from '../../domain/launch/launch.ts'
import type { Delivery } from '../../domain/webhooks/records.ts'
import type { World } from '../../ports/world.ts'
import { eventNoticeOf } from '../kinds.ts'
import { resolveNotice } from '../resolve-notice.ts'

/** In bytes, as Standard Webhooks recommends. */
export const maxBody = 20 * 1024

export type EventData = { launch: object; comment?: object | null; update?: object | null; [fact: string]: unknown }

/** The data of an event: the launch as it is now, and what happened. No emails; only public data of other people. Null without the launch. */
export async function describeEvent(
  { store, siteUrl }: Pick<World, 'store' | 'siteUrl'>,
  { kind, facts }: Delivery,
  launchId: string,
): Promise<EventData | null> {
  const notice = eventNoticeOf(kind)
  const about = notice === undefined ? null : await resolveNotice(store, notice, { launchId, by: null, facts })
  if (notice === undefined || about === null) return null
  const page = isLive(about.launch) ? siteUrl + paths.launch(about.launch) : null
  return { launch: describeLaunch(about.launch, siteUrl), ...notice.event.webhook?.data?.(about, page) }
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
export const withoutTexts = ({ comment, update, reason: _reason, ...data }: EventData): EventData => ({
  ...data,
  ...(comment && { comment: { ...comment, text: null } }),
  ...(update && { update: { ...update, text: null } }),
})
