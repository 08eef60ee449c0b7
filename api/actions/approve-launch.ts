import type { Launch } from '../domain/launch.ts'
import type { Profile } from '../domain/records.ts'
import { moveLaunch } from './move-launch.ts'
import type { World } from './world.ts'

/** A moderator confirms a launch for a day, the requested one or another; a free one moves to that week, if it has room. */
export const approveLaunch = (
  world: World,
  { slug, launchDate }: { slug: string; launchDate: string },
  account: Profile,
): Promise<Launch> => moveLaunch(world, slug, { event: 'approve', launchDate: launchDate.trim() }, account)
