import type { Launch } from '../../domain/launch/launch.ts'
import { isLive } from '../../domain/launch/launch.ts'
import type { Delivery } from '../../domain/webhooks/records.ts'
import type { World } from '../../ports/world.ts'
import { paths } from '../../../shared/paths.ts'

/** In bytes, as Standard Webhooks recommends. */
export const longestBody = 20 * 1024

type DescribingWorld = Pick<World, 'store' | 'siteUrl'>
export type EventData = { launch: object; comment?: object | null; update?: object | null; [fact: string]: unknown }

/** The data of an event: the launch as it is now, and what happened. No emails; only public data of other people. Null without the launch. */
export async function describeHappening(
  { store, siteUrl }: DescribingWorld,
  { kind, subjectId, note }: Delivery,
  launchId: string,
): Promise<EventData | null> {
  const found = await store.get('launches', launchId)
  if (found === null) return null
  const launch = describeLaunch(found, siteUrl)
  const page = isLive(found) ? `${siteUrl}${paths.launch(found)}` : null
  switch (kind) {
    case 'comment': {
      const comment = subjectId === null ? null : await store.get('comments', subjectId)
      if (comment === null || comment.flaw !== undefined) return { launch, comment: null }
      const { id, author, text, at } = comment
      return {
        launch,
        comment: { id, author: { name: author.name, handle: author.handle }, text, at, url: page && `${page}#comment-${id}` },
      }
    }
    case 'update': {
      const entry = subjectId === null ? null : await store.get('changelog', subjectId)
      if (entry === null) return { launch, update: null }
      const { id, title, text, at } = entry
      return { launch, update: { id, title, text, at, url: page && `${page}#changelog` } }
    }
    case 'votes':
      return { launch, votes: Number(note ?? found.upvotes) }
    case 'rejected':
    case 'stopped':
    case 'taken-down':
      return { launch, reason: note ?? found.rejectionReason }
    case 'listing-lost':
      return { launch, directory: { slug: subjectId, name: note } }
    case 'badge-lost':
      return { launch, reason: found.badge.reason }
    case 'week-won':
      return { launch, place: Number(note ?? found.weekPlace?.place), week: found.weekPlace ?? null }
    default:
      return { launch }
  }
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
    productUrl: isLive(launch) ? `${siteUrl}${paths.launch({ slug })}` : null,
    dashboardUrl: siteUrl + paths.launchDashboard({ slug }),
  }
}

/** What is left of an event that is too large: the texts can be read at their URLs. */
export const withoutTexts = ({ comment, update, reason: _reason, ...data }: EventData): EventData => ({
  ...data,
  ...(comment && { comment: { ...comment, text: null } }),
  ...(update && { update: { ...update, text: null } }),
})
