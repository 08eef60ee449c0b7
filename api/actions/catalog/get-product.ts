import { Failure } from '../../domain/failure.ts'
import { isAhead, isLive, toProduct, type LaunchAhead, type LiveLaunch } from '../../domain/launch/launch.ts'
import type { World } from '../../ports/world.ts'
import type { Caller } from '../access/caller.ts'
import { defineOpenEndpoint } from '../define-action.ts'

/** Interface section 4.2. */
export const getProduct = defineOpenEndpoint('getProduct', async (world, input, caller) =>
  toProduct(await readLaunch(world, input, caller), world.siteUrl),
)

/** The live launch with this slug or alias. Counts it as shown. Throws NOT_FOUND, also for a launch that isn't live. */
async function readLaunch(world: World, address: { slug: string }, caller: Caller): Promise<LiveLaunch> {
  const launch = await readLaunchPage(world, address, caller)
  if (!isLive(launch)) throw launchNotFound()
  return launch
}

/** The same, or one that is approved for a day to come. */
export async function readLaunchPage({ store }: World, { slug }: { slug: string }, caller: Caller): Promise<LiveLaunch | LaunchAhead> {
  const launch = await store.findLaunch(slug)
  if (launch !== null && isAhead(launch)) return launch
  if (launch === null || !isLive(launch)) throw launchNotFound()
  caller.shows?.([launch])
  return launch
}

export const launchNotFound = () => new Failure('NOT_FOUND', 'Launch not found. Try searching the catalog.')
