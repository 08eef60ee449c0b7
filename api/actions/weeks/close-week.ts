import type { Week } from '../../../shared/weeks.ts'
import { isLive, type LiveLaunch } from '../../domain/launch/launch.ts'
import { placingVotes, rank, winnersOf, winnersNow } from '../../domain/weeks/rank.ts'
import { weekAfter, weekDays, weekId, weekOfDay, type ClosedWeek, type VotesAtEnd } from '../../domain/weeks/week-id.ts'
import type { World } from '../../ports/world.ts'
import { emit } from '../../notices/fan-out.ts'
import { countWeek } from '../numbers/read-numbers.ts'
import { findLaunchesOf, currentWeek } from './read-week.ts'
import { isSuspended } from '../../domain/moderation/suspension.ts'
import type { Transaction } from '../../ports/store.ts'
import { undoTime } from '../decisions/decide.ts'

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

type RankingWorld = Pick<World, 'store' | 'clock' | 'random'>

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
 * Weeks that haven’t been closed are ranked when they’re read. The makers of launches that move up or down are told. A launch that is out keeps the note
 * of its place, which isn’t shown meanwhile.
 */
async function rerankWeek(world: RankingWorld, week: Week, own: readonly string[]): Promise<void> {
  const { store } = world
  const id = weekId(week)
  const closed = await store.get('weeks', id)
  const isConcerned = [...(closed?.ranked ?? []), ...(closed?.first ?? [])].some(({ launchId }) => own.includes(launchId))
  if (!isConcerned) return
  const { launches, unranked } = await findLaunchesOf(world, weekDays(week))
  await store.transact(async (transaction) => {
    const before = await transaction.get('weeks', id)
    if (before === null) return
    const ranked = before.ranked ?? votesOf(before.first, [...launches, ...unranked])
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
      if (!own.includes(launchId))
        await tellMaker(world, transaction, launchId, { ...week, place: place ?? null, before: weekPlace?.place ?? null })
    }
    const isRecounted = JSON.stringify(first) !== JSON.stringify(await winnersNow(id, ranked, async () => true))
    await transaction.put('weeks', { ...before, first, ranked, isRecounted })
  })
}

/** For a week closed without the votes of those behind its winners: what they have now, and fewer than the winners had. */
function votesOf(first: ClosedWeek['first'], launches: readonly LiveLaunch[]): VotesAtEnd[] {
  const least = Math.min(...first.map(({ upvotes }) => upvotes))
  const others = rank(launches, '').filter(({ launch: { id } }) => first.every(({ launchId }) => launchId !== id))
  const behind = others.map(({ launch }) => ({ launchId: launch.id, upvotes: Math.min(placingVotes(launch), least - 1) }))
  return [...first.map(({ launchId, upvotes }) => ({ launchId, upvotes })), ...behind]
}

type Moved = { year: number; week: number; place: number | null; before: number | null }

/** After the minute in which a suspension can be undone; nothing if that, or another, brings the place back. */
async function tellMaker(world: RankingWorld, transaction: Transaction, launchId: string, moved: Moved): Promise<void> {
  const waiting = (await transaction.list('events', 'state', 'waiting')).find(
    ({ kind, launchId: of }) => kind === 'week-recounted' && of === launchId,
  )
  if (waiting !== undefined) await transaction.remove('events', waiting.id)
  const before = waiting === undefined ? moved.before : (waiting.facts['before'] as number | null)
  if (before === moved.place) return
  const notBefore = new Date(world.clock().getTime() + undoTime * 1000).toISOString()
  await emit(world, transaction, { kind: 'week-recounted', launchId, by: null, notBefore, facts: { ...moved, before } })
}
