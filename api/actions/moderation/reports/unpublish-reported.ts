import { Failure } from '../../../domain/failure.ts'
import type { Decision } from '../../../domain/moderation/records.ts'
import type { Profile } from '../../../domain/records.ts'
import type { World } from '../../../ports/world.ts'
import { requireModerator } from '../../access/launch-access.ts'
import { decideOnLaunch } from '../../launches/move-launch.ts'

/** Unpublishes a reported launch, by its id. Throws what `decideOnLaunch` throws, and NOT_FOUND if the launch was deleted. */
export async function unpublishReported(
  world: World,
  { launchId, reason }: { launchId: string; reason: string },
  account: Profile,
): Promise<Decision> {
  requireModerator(world, account)
  const launch = await world.store.get('launches', launchId)
  if (launch === null) throw new Failure('NOT_FOUND', 'No change: this launch was deleted.')
  return (await decideOnLaunch(world, launch.slug, { event: 'take_down', reason }, account)).decision
}
