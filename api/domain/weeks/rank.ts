import { seeded } from '../../../shared/seeded.ts'
import type { ClosedWeek } from './week-id.ts'

type Ranked = { id: string; upvotes: number }
export type Placed<T> = { place: number; launch: T }

const winningPlaces = 3

/** Equal votes share a place: 1, 2, 2, 4. Their order depends on `occasion` and ids, so that no name or slug has an advantage. */
export function rank<T extends Ranked>(launches: readonly T[], occasion: string): Placed<T>[] {
  const lots = new Map(launches.map(({ id }) => [id, seeded(`${occasion} ${id}`, 2 ** 32)]))
  const lotOf = ({ id }: T) => lots.get(id) ?? 0
  const sorted = launches.toSorted((a, b) => b.upvotes - a.upvotes || lotOf(a) - lotOf(b) || (a.id < b.id ? -1 : 1))
  let place = 0
  return sorted.map((launch, index) => {
    if (sorted[index - 1]?.upvotes !== launch.upvotes) place = index + 1
    return { place, launch }
  })
}

/** The launches that win their week: those on the first three places that have any votes. */
export const winnersOf = <T extends Ranked>(ranked: readonly Placed<T>[]): Placed<T>[] =>
  ranked.filter(({ place, launch }) => place <= winningPlaces && launch.upvotes > 0)

/**
 * A week that has ended, once some launches no longer take part, or do so again. The winners keep the votes they had, and the others follow with
 * fewer: later votes don’t lift them.
 */
export function rankAgain(closed: ClosedWeek, live: readonly Ranked[], isUnranked: (launchId: string) => boolean): ClosedWeek {
  const { unranked = [], first, ...rest } = closed
  const known = [...first, ...unranked].map(({ launchId, upvotes }) => ({ id: launchId, upvotes }))
  const most = Math.min(...known.map(({ upvotes }) => upvotes)) - 1
  const [out, won] = [known.filter(({ id }) => isUnranked(id)), known.filter(({ id }) => !isUnranked(id))]
  const others = live.filter(({ id }) => !known.some((each) => each.id === id))
  const placed = rank(others, closed.id).map(({ place, launch: { id, upvotes } }) => ({
    place: place + won.length,
    launch: { id, upvotes: Math.min(upvotes, most) },
  }))
  return {
    ...rest,
    first: winnersOf([...rank(won, closed.id), ...placed]).map(({ place, launch: { id, upvotes } }) => ({ launchId: id, place, upvotes })),
    ...(out.length > 0 && { unranked: out.map(({ id, upvotes }) => ({ launchId: id, upvotes })) }),
  }
}

/** The launches of a week that has ended: its winners keep their places, the others follow by the votes they have now. */
export function rankClosed<T extends Ranked>(launches: readonly T[], { id, first }: ClosedWeek): Placed<T>[] {
  const byId = new Map(launches.map((launch) => [launch.id, launch]))
  const winners = first.flatMap(({ launchId, place }) => {
    const launch = byId.get(launchId)
    byId.delete(launchId)
    return launch === undefined ? [] : [{ place, launch }]
  })
  const others = rank([...byId.values()], id).map(({ place, launch }) => ({ place: place + first.length, launch }))
  return [...winners, ...others]
}
