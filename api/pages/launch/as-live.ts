import { dayOf } from '../../domain/launch-plan.ts'
import type { Launch, LiveLaunch } from '../../domain/launch.ts'

/** A launch as it will be on its day, for previews only: the day that was confirmed, else asked for, else today. */
export const asLive = (launch: Launch, now: Date): LiveLaunch => ({
  ...launch,
  status: 'live',
  launchDate: launch.launchDate ?? launch.requestedLaunchDate ?? dayOf(now),
})
