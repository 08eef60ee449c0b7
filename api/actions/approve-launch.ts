import type { Launch } from '../domain/launch.ts'
import type { Profile } from '../domain/records.ts'
import { moveLaunch } from './move-launch.ts'
import type { World } from './world.ts'

type Approval = { slug: string; launchDate: string; seen: string | null; confirmedPlan: string }

/**
 * A moderator confirms a launch for a day, the requested one or another; a free one moves to that week, if it has room. `seen` is the
 * submittedAt that was shown, `confirmedPlan` the paid plan; throws CONFLICT where another submission has taken its place.
 */
export const approveLaunch = (world: World, { slug, launchDate, ...given }: Approval, account: Profile): Promise<Launch> =>
  moveLaunch(world, slug, { event: 'approve', launchDate: launchDate.trim(), ...given }, account)
