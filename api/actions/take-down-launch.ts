import type { Launch } from '../domain/launch.ts'
import type { Profile } from '../domain/records.ts'
import { moveLaunch } from './move-launch.ts'
import type { World } from './world.ts'

/** A moderator takes a live launch off the catalog and says why; its maker can open it again and send it anew. */
export const takeDownLaunch = (world: World, { slug, reason }: { slug: string; reason: string }, account: Profile): Promise<Launch> =>
  moveLaunch(world, slug, { event: 'take_down', reason }, account)
