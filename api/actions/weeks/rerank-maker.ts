import { isSuspended } from '../../domain/moderation/suspension.ts'
import { winnersNow } from '../../domain/weeks/rank.ts'
import { weekId, weekOfDay } from '../../domain/weeks/week-id.ts'
import type { World } from '../../ports/world.ts'
import type { Week } from '../../../shared/weeks.ts'

type RankingWorld = Pick<World, 'store' | 'clock'>

/** Takes a suspended maker’s launches out of all rankings, or puts them back, and ranks closed weeks again. Safe to repeat. */
export async function rerankMaker(world: RankingWorld, accountId: string): Promise<void> {
  const weeks = new Map<string, Week>()
  const own = await world.store.transact(async (transaction) => {
    const account = await transaction.get('profiles', accountId)
    const isOut = account !== null && isSuspended(account, world.clock())
    const launches = await transaction.list('launches', 'ownerId', accountId)
    for (const launch of launches) {
      const { isUnranked = false, ...rest } = launch
      const { launchDate, weekPlace } = launch
      if (launchDate !== null) weeks.set(weekId(weekOfDay(launchDate)), weekOfDay(launchDate))
      if (weekPlace !== undefined) weeks.set(weekId(weekPlace), { year: weekPlace.year, week: weekPlace.week })
      if (isUnranked !== isOut) await transaction.put('launches', { ...rest, ...(isOut && { isUnranked: true }) })
    }
    return launches.map(({ id }) => id)
  })
  for (const week of weeks.values()) await rerankWeek(world, week, own)
}

/**
 * Weeks that haven’t been closed are ranked when they’re read. Nobody is notified, as the suspension may end. A launch that is out keeps the note of its
 * place, which isn’t shown meanwhile.
 */
async function rerankWeek({ store }: RankingWorld, week: Week, own: readonly string[]): Promise<void> {
  const id = weekId(week)
  const closed = await store.get('weeks', id)
  const isConcerned = [...(closed?.ranked ?? []), ...(closed?.first ?? [])].some(({ launchId }) => own.includes(launchId))
  if (!isConcerned) return
  await store.transact(async (transaction) => {
    const before = await transaction.get('weeks', id)
    if (before === null) return
    const ranked = before.ranked ?? before.first.map(({ launchId, upvotes }) => ({ launchId, upvotes }))
    const first = await winnersNow(id, ranked, async (launchId) => {
      const launch = await transaction.get('launches', launchId)
      // What was deleted stays where it was.
      return launch === null ? before.first.some((won) => won.launchId === launchId) : !launch.isUnranked
    })
    for (const launchId of new Set([...[...before.first, ...first].map((won) => won.launchId), ...own])) {
      const launch = await transaction.get('launches', launchId)
      if (launch === null || launch.isUnranked) continue
      const { weekPlace, ...rest } = launch
      const place = first.find((won) => won.launchId === launchId)?.place
      const isOfAnother = weekPlace !== undefined && weekId(weekPlace) !== id
      if (isOfAnother || weekPlace?.place === place) continue
      await transaction.put('launches', place === undefined ? rest : { ...rest, weekPlace: { ...week, place } })
    }
    await transaction.put('weeks', { ...before, first, ranked })
  })
}
