import type { Finders } from '../../ports/store.ts'

/** A catalog with fewer live launches is still opening. */
export const openingLaunches = 10

/** Whether moderators may publish launches at once, so that a new site isn’t empty until its first launch day. */
export const isOpening = async ({ countBy }: Pick<Finders, 'countBy'>): Promise<boolean> =>
  (await countBy('launches', 'status', 'live')) < openingLaunches
