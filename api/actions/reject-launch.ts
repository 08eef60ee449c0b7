import type { Launch } from '../domain/launch.ts'
import type { Profile } from '../domain/records.ts'
import { moveLaunch } from './move-launch.ts'
import type { World } from './world.ts'

type Rejection = { slug: string; reason: string; seen: string | null }

/** A moderator turns a launch down and says why; its week is free. `seen` is as for an approval. */
export const rejectLaunch = (world: World, { slug, reason, seen }: Rejection, account: Profile): Promise<Launch> =>
  moveLaunch(world, slug, { event: 'reject', reason, seen }, account)
