import type { OwnLaunch } from '../../../shared/schemas/own-launch.ts'
import type { Launch } from './launch.ts'

export const draftUrl = (siteUrl: string, slug: string): string => `${siteUrl}/drafts/${slug}/`
export const reviewUrl = (siteUrl: string, slug: string): string => `${siteUrl}/drafts/${slug}/review/`
export const dashboardUrl = (siteUrl: string, slug: string): string => `${siteUrl}/dashboard/${slug}/`

/** Interface section 2.7. A live launch has no draft URL. */
export function toOwnLaunch(launch: Launch, counts: { impressions: number; clicks: number }, siteUrl: string): OwnLaunch {
  const { slug, name, status, plan, requestedLaunchDate, week, upvotes, badge, rejectionReason } = launch
  return {
    slug,
    name,
    status,
    launchPlan: plan,
    requestedLaunchDate,
    freeWeekReservation: week && { year: week.year, week: week.week },
    upvotes,
    impressions: counts.impressions,
    clicks: counts.clicks,
    badgeStatus: badge.status,
    rejectionReason,
    dashboardUrl: dashboardUrl(siteUrl, slug),
    draftUrl: status === 'live' ? null : draftUrl(siteUrl, slug),
  }
}
