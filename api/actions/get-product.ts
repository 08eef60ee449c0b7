import { Failure } from '../domain/failure.ts'
import { isLive, toProduct } from '../domain/launch.ts'
import type { Action } from './action.ts'
import { countImpressions } from './count-visits.ts'

/** Interface section 4.2. A launch that is not live is as absent as one that never was. */
export const getProduct: Action<'getProduct'> = async (world, { slug }, caller) => {
  const launch = await world.store.findLaunch(slug)
  if (launch === null || !isLive(launch)) {
    throw new Failure('NOT_FOUND', 'There is no launch at this address. Search the catalog to find what has launched.')
  }
  countImpressions(world, [launch], caller)
  return toProduct(launch, world.siteUrl)
}
