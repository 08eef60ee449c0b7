import type { World } from '../../ports/world.ts'

/** A catalog with fewer live launches is still opening. */
export const openingLaunches = 10

/** Whether moderators may publish launches at once, so that a new site isn’t empty until its first launch day. */
export async function isOpening({ store }: Pick<World, 'store'>): Promise<boolean> {
  const live = await store.findLiveLaunches({ words: [], category: null, after: null, limit: openingLaunches })
  return live.length < openingLaunches
}
