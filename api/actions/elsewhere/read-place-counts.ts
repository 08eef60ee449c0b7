import { countPlaces, type PlaceCounts } from '../../domain/elsewhere/states.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import type { World } from '../../ports/world.ts'

/** How far the plan of other places for a launch is. */
export const readPlaceCounts = async ({ store }: Pick<World, 'store'>, { id }: Pick<Launch, 'id'>): Promise<PlaceCounts> =>
  countPlaces(await store.list('directorySubmissions', 'launchId', id))
