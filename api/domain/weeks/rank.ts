import { seeded } from '../../../shared/seeded.ts'
import type { ClosedWeek, VotesAtEnd } from './week-id.ts'

type Ranked = { id: string; upvotes: number; unconfirmed?: number }
export type Placed<T> = { place: number; launch: T }

const winningPlaces = 3

/** The votes that decide a launch’s place. */
export const placingVotes = ({ upvotes, unconfirmed = 0 }: Pick<Ranked, 'upvotes' | 'unconfirmed'>): number => upvotes - unconfirmed

/** Equal votes share a place: 1, 2, 2, 4. Their order depends on `occasion` and ids, so that no name or slug has an advantage. */
export function rank<T extends Ranked>(launches: readonly T[], occasion: string): Placed<T>[] {
  const lots = new Map(launches.map(({ id }) => [id, seeded(`${occasion} ${id}`, 2 ** 32)]))
  const lotOf = ({ id }: T) => lots.get(id) ?? 0
  const sorted = launches.toSorted((a, b) => placingVotes(b) - placingVotes(a) || lotOf(a) - lotOf(b) || (a.id < b.id ? -1 : 1))
  let place = 0
  return sorted.map((launch, index) => {
    const above = sorted[index - 1]
    if (above === undefined || placingVotes(above) !== placingVotes(launch)) place = index + 1
    return { place, launch }
  })
}

/** The launches that win their week: those on the first three places that have any votes. */
export const winnersOf = <T extends Ranked>(ranked: readonly Placed<T>[]): Placed<T>[] =>
  ranked.filter(({ place, launch }) => place <= winningPlaces && placingVotes(launch) > 0)

/** The winners of a week that has ended, by the votes at its end, among the launches that take part now. Asks only about those that matter. */
export async function winnersNow(
  id: string,
  ranked: readonly VotesAtEnd[],
  takesPart: (launchId: string) => Promise<boolean>,
): Promise<ClosedWeek['first']> {
  const taking: Ranked[] = []
  for (const { launchId, ...votes } of ranked) {
    const last = taking[winningPlaces - 1]
    if (last !== undefined && placingVotes(votes) < placingVotes(last)) break
    if (await takesPart(launchId)) taking.push({ id: launchId, ...votes })
  }
  return winnersOf(rank(taking, id)).map(({ place, launch }) => ({ launchId: launch.id, place, upvotes: launch.upvotes }))
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
