import type { Launch } from '../domain/launch.ts'
import type { Profile } from '../domain/records.ts'
import { moveLaunch } from './move-launch.ts'
import type { World } from './world.ts'

/** Takes an own launch back before it is live; it is a draft again, and its week is free. */
export const withdrawLaunch = (world: World, { slug }: { slug: string }, account: Profile): Promise<Launch> =>
  moveLaunch(world, slug, { event: 'withdraw' }, account)
