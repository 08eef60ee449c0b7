import { isLive, type Launch } from '../../domain/launch/launch.ts'
import type { World } from '../../ports/world.ts'

/** The place that a live launch, by its slug or a former one, won in its week. */
export async function readWeekPlace({ store }: Pick<World, 'store'>, slug: string): Promise<NonNullable<Launch['weekPlace']> | null> {
  const launch = await store.findLaunch(slug)
  return launch !== null && isLive(launch) ? (launch.weekPlace ?? null) : null
}
