import type { Launch } from '../domain/launch.ts'
import type { Profile } from '../domain/records.ts'
import { moveLaunch } from './move-launch.ts'
import type { World } from './world.ts'

/** Makes a draft of an own launch that was turned down; the reason stays in sight. */
export const reopenLaunch = (world: World, { slug }: { slug: string }, account: Profile): Promise<Launch> =>
  moveLaunch(world, slug, { event: 'reopen' }, account)
