import { isSuspended } from '../../domain/moderation/suspension.ts'
import type { LiveLaunch } from '../../domain/launch/launch.ts'
import { placingVotes, rank, winnersNow } from '../../domain/weeks/rank.ts'
import { weekDays, weekId, weekOfDay, type ClosedWeek, type VotesAtEnd } from '../../domain/weeks/week-id.ts'
import { emit } from '../../notices/fan-out.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import type { Week } from '../../../shared/weeks.ts'
import { undoTime } from '../decisions/decide.ts'
import { findLaunchesOf } from './read-week.ts'

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
