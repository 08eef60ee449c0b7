import { type Launch, type LiveLaunch } from '../../domain/launch/launch.ts'
import { siteDay } from '../../domain/launch/launch-time.ts'

/** A launch as it will look on its launch date, for previews only: the confirmed date, else the requested one, else today. */
export const asLive = (launch: Launch, now: Date): LiveLaunch => ({
  ...launch,
  status: 'live',
  launchDate: launch.launchDate ?? launch.requestedLaunchDate ?? siteDay(now),
})
