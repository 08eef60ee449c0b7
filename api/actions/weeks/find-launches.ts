import type { LiveLaunch } from '../../domain/launch/launch.ts'
import type { Position } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'

const batch = 200

/** Before every launch of that day and all earlier ones, in catalog order. */
const startOf = (day: string): Position => ({ launchDate: day, slug: '' })

type Days = { from: string; to: string; category?: string | null }

/** The live launches of these days that are ranked, those that aren’t, and the newest that is older. The cost grows with their number, not with the catalog. */
export async function findLaunchesOf(
  { store }: Pick<World, 'store'>,
  { from, to, category = null }: Days,
): Promise<{ launches: LiveLaunch[]; unranked: LiveLaunch[]; older: LiveLaunch | null }> {
  const [launches, unranked]: [LiveLaunch[], LiveLaunch[]] = [[], []]
  for (let after = startOf(to); ;) {
    const found = await store.findLiveLaunches({ words: [], category, after, limit: batch })
    for (const launch of found) {
      if (launch.launchDate < from) return { launches, unranked, older: launch }
      ;(launch.isUnranked ? unranked : launches).push(launch)
    }
    const last = found.at(-1)
    if (last === undefined || found.length < batch) return { launches, unranked, older: null }
    after = last
  }
}

/** The newest live launch of that day or an earlier one. */
export async function findNewestOf({ store }: Pick<World, 'store'>, day: string): Promise<LiveLaunch | null> {
  const [newest] = await store.findLiveLaunches({ words: [], category: null, after: startOf(day), limit: 1 })
  return newest ?? null
}
