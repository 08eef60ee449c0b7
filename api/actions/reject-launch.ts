import type { Launch } from '../domain/launch.ts'
import type { Profile } from '../domain/records.ts'
import { moveLaunch } from './move-launch.ts'
import type { World } from './world.ts'

/** A moderator turns a launch down and says why; its week is free. */
export const rejectLaunch = (world: World, { slug, reason }: { slug: string; reason: string }, account: Profile): Promise<Launch> =>
  moveLaunch(world, slug, { event: 'reject', reason }, account)
