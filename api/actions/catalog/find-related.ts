import type { LiveLaunch } from '../../domain/launch/launch.ts'
import type { World } from '../../ports/world.ts'

/** Related live launches, newest first, and the category they share; null if no other maker has any. */
export type Related = { category: string; launches: LiveLaunch[] } | null

const max = 4
/** How many of a category's newest launches are considered, so that makers with several don't fill the list. */
const lookedAt = 12

/** Each maker comes up once before any comes up twice, the launch's own last; a category with only their launches is skipped. */
export async function findRelated({ store }: Pick<World, 'store'>, launch: LiveLaunch): Promise<Related> {
  for (const category of launch.categories) {
    const found = await store.findLiveLaunches({ words: [], category, after: null, limit: lookedAt })
    const launches = chooseRelated(found, launch)
    if (launches.length > 0) return { category, launches }
  }
  return null
}

function chooseRelated(found: LiveLaunch[], launch: LiveLaunch): LiveLaunch[] {
  const own = makerOf(launch)
  const others = found.filter((other) => other.id !== launch.id && makerOf(other) !== own)
  if (others.length === 0) return []
  const firsts = others.filter((other, at) => others.findIndex((each) => makerOf(each) === makerOf(other)) === at)
  const rest = others.filter((other) => !firsts.includes(other))
  const ownOthers = found.filter((other) => other.id !== launch.id && makerOf(other) === own)
  return [...firsts, ...rest, ...ownOthers].slice(0, max)
}

/** Launches that the operator added have no owner. */
const makerOf = ({ ownerId, maker }: LiveLaunch): string => ownerId ?? `${maker.name} ${maker.handle}`
