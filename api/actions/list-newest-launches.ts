import type { LiveLaunch } from '../domain/launch.ts'
import type { World } from './world.ts'

/** The newest live launches as a list of what there is: none of them counts as shown. */
export const listNewestLaunches = ({ store }: World, limit: number): Promise<LiveLaunch[]> =>
  store.findLiveLaunches({ words: [], category: null, after: null, limit })
