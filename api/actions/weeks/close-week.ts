import type { Week } from '../../../shared/weeks.ts'
import { isLive } from '../../domain/launch/launch.ts'
import { placingVotes, rank, winnersOf } from '../../domain/weeks/rank.ts'
import { weekAfter, weekDays, weekId } from '../../domain/weeks/week-id.ts'
import type { World } from '../../ports/world.ts'
import { emit } from '../../notices/fan-out.ts'
import { countWeek } from '../numbers/read-numbers.ts'
import { findLaunchesOf, currentWeek } from './read-week.ts'

/** How many weeks are made up for after downtime. */
const maxMissed = 26
/** How often a week is ranked again because votes came in meanwhile. The schedule’s next round tries again. */
const tries = 5
/** How many launches are kept with their votes, for when makers of those before them are suspended. */
const maxRanked = 100

type ClosingWorld = Pick<World, 'store' | 'clock' | 'random' | 'events'>

/** Oldest first. In a catalog without a closed week, the one that has just ended is stored as closed, without winners. */
export async function listUnclosed({ store, clock }: Pick<World, 'store' | 'clock'>): Promise<Week[]> {
  const latest = weekAfter(currentWeek({ clock }), -1)
  const missed: Week[] = []
  for (let week = latest; missed.length < maxMissed; week = weekAfter(week, -1)) {
    if ((await store.get('weeks', weekId(week))) !== null) return missed.toReversed()
    missed.push(week)
  }
  await store.transact(({ put }) => put('weeks', { id: weekId(latest), closedAt: clock().toISOString(), first: [] }))
  return []
}

/** Any number of processes may do so; it happens once. Resolves to whether it’s closed. */
export async function closeWeek(world: ClosingWorld, { year, week }: Week): Promise<boolean> {
  const id = weekId({ year, week })
  const isLast = id === weekId(weekAfter(currentWeek(world), -1))
  const counts = isLast ? await countWeek(world, { year, week }) : []
  for (let tried = 0; tried < tries; tried += 1) {
    const { launches, unranked } = await findLaunchesOf(world, weekDays({ year, week }))
    const ranked = rank([...launches, ...unranked], id)
      .slice(0, maxRanked)
      .flatMap(({ launch: { id: launchId, upvotes, unconfirmed } }) =>
        upvotes > 0 ? [{ launchId, upvotes, ...(unconfirmed !== undefined && { unconfirmed }) }] : [],
      )
    const winners = winnersOf(rank(launches, id))
    const isClosed = await world.store.transact(async (transaction) => {
      if ((await transaction.get('weeks', id)) !== null) return true
      const current = await Promise.all(winners.map(({ launch }) => transaction.get('launches', launch.id)))
      const won = winners.flatMap(({ place, launch: seen }, index) => {
        const launch = current[index]
        return launch && isLive(launch) && !launch.isUnranked && placingVotes(launch) === placingVotes(seen) ? [{ place, launch }] : []
      })
      // The ranking is out of date.
      if (won.length < winners.length) return false
      for (const { place, launch } of won) {
        await transaction.put('launches', { ...launch, weekPlace: { year, week, place } })
        await emit(world, transaction, { kind: 'week-won', launchId: launch.id, by: null, facts: { year, week, place } })
      }
      const first = won.map(({ place, launch }) => ({ launchId: launch.id, place, upvotes: launch.upvotes }))
      if (isLast) await emit(world, transaction, { kind: 'week-numbers', launchId: null, by: null, facts: { year, week, counts } })
      if (isLast && launches.length > 0)
        await emit(world, transaction, { kind: 'weekly', launchId: null, by: null, facts: { year, week, launches: launches.length } })
      await transaction.put('weeks', { id, closedAt: world.clock().toISOString(), first, ranked })
      return true
    })
    if (isClosed) {
      world.events.wake()
      return true
    }
  }
  return false
}
