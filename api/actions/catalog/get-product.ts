import { Failure } from '../../domain/failure.ts'
import { isLive, toProduct, type LiveLaunch } from '../../domain/launch.ts'
import type { Action } from '../action.ts'
import { countImpressions } from './count-visits.ts'
import type { World } from '../../ports/world.ts'

/** Interface section 4.2. A launch that is not live is as absent as one that never was. */
export const getProduct: Action<'getProduct'> = async (world, { slug }, caller) => {
  const launch = await findProduct(world, slug)
  countImpressions(world, [launch], caller)
  return toProduct(launch, world.siteUrl)
}

/** The live launch at an address, which is not counted as shown by that. Throws Failure NOT_FOUND. */
export async function findProduct({ store }: World, slug: string): Promise<LiveLaunch> {
  const launch = await store.findLaunch(slug)
  if (launch !== null && isLive(launch)) return launch
  throw new Failure('NOT_FOUND', 'There is no launch at this address. Search the catalog to find what has launched.')
}
