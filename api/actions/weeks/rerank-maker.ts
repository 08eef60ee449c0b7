import { isLive, type Launch } from '../../domain/launch/launch.ts'
import { isSuspended } from '../../domain/moderation/suspension.ts'
import { rankAgain } from '../../domain/weeks/rank.ts'
import { weekDays, weekId, weekOfDay } from '../../domain/weeks/week-id.ts'
import { emit } from '../../notices/emit.ts'
import type { World } from '../../ports/world.ts'
import type { Week } from '../../../shared/weeks.ts'
import { findLaunchesOf } from './find-launches.ts'

type RankingWorld = Pick<World, 'store' | 'clock' | 'random'>

/** Takes a suspended maker’s launches out of all rankings, or puts them back, and ranks the others again. Safe to repeat. */
export async function rerankMaker(world: RankingWorld, accountId: string): Promise<void> {
  const weeks = new Map<string, Week>()
  await world.store.transact(async (transaction) => {
    const account = await transaction.get('profiles', accountId)
    const isOut = account !== null && isSuspended(account, world.clock())
    for (const launch of await transaction.list('launches', 'ownerId', accountId)) {
      if (!isLive(launch)) continue
      const week = weekOfDay(launch.launchDate)
      weeks.set(weekId(week), week)
      const { isUnranked = false, ...rest } = launch
      if (isUnranked !== isOut) await transaction.put('launches', { ...rest, ...(isOut && { isUnranked: true }) })
    }
  })
  for (const week of weeks.values()) await rerankWeek(world, week)
}

/** Makers who move up are notified. Weeks that haven’t been closed are ranked when they’re read. */
async function rerankWeek(world: RankingWorld, week: Week): Promise<void> {
  const id = weekId(week)
  if ((await world.store.get('weeks', id)) === null) return
  const { launches } = await findLaunchesOf(world, weekDays(week))
  await world.store.transact(async (transaction) => {
    const before = await transaction.get('weeks', id)
    const known = [...(before?.first ?? []), ...(before?.unranked ?? [])]
    // A week without winners stays without.
    if (before === null || known.length === 0) return
    const found = new Map<string, Launch>()
    for (const launchId of [...known.map(({ launchId }) => launchId), ...launches.map((launch) => launch.id)]) {
      const launch = await transaction.get('launches', launchId)
      if (launch !== null) found.set(launchId, launch)
    }
    const after = rankAgain(
      before,
      [...found.values()].filter((launch) => isLive(launch) && !launch.isUnranked),
      (launchId) => found.get(launchId)?.isUnranked === true,
    )
    const places = new Map(after.first.map(({ launchId, place }) => [launchId, place]))
    for (const launch of found.values()) {
      const place = places.get(launch.id)
      const { weekPlace, ...rest } = launch
      if (weekPlace?.place === place) continue
      await transaction.put('launches', place === undefined ? rest : { ...rest, weekPlace: { ...week, place } })
      if (place !== undefined && place < (weekPlace?.place ?? Number.POSITIVE_INFINITY))
        await emit(world, transaction, { kind: 'week-won', launchId: launch.id, by: null, facts: { ...week, place } })
    }
    await transaction.put('weeks', after)
  })
}
