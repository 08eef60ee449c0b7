import type { OwnLaunch } from '../../../shared/schemas/own-launch.ts'
import { paths } from '../../../shared/paths.ts'
import type { Launch } from './launch.ts'

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
    dashboardUrl: siteUrl + paths.launchDashboard({ slug }),
    draftUrl: status === 'live' ? null : siteUrl + paths.draft({ slug }),
  }
}
