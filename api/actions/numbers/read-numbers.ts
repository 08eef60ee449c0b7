import { dayMs } from '../../../shared/durations.ts'
import type { Collection, IndexOf, Records } from '../../domain/collections/collections.ts'
import { addDays, dayOf } from '../../domain/launch/launch.ts'
import type { Comment, Profile, Upvote } from '../../domain/records.ts'
import type { WeekCount } from '../../notices/kinds/weeks.ts'
import { weekAfter, weekDays } from '../../domain/weeks/week-id.ts'
import type { Week } from '../../../shared/weeks.ts'
import type { World } from '../../ports/world.ts'

const countOf =
  <C extends Collection>(collection: C, field: IndexOf<C>) =>
  ({ store }: NumbersWorld, day: string) =>
    store.countBy(collection, field, day)

/** What is counted by day, with the index that counts it. */
export const counted = [
  { key: 'signUps', label: 'Sign-ups', one: 'sign-up', count: countOf('profiles', 'joinedOn') },
  { key: 'launches', label: 'Launches', one: 'launch', count: countOf('launches', 'liveSince') },
  { key: 'votes', label: 'Votes', one: 'vote', count: countOf('upvotes', 'day') },
  { key: 'comments', label: 'Comments', one: 'comment', count: countOf('comments', 'day') },
] as const

type NumbersWorld = Pick<World, 'store' | 'clock'>

/** One series for each of `counted`, oldest day first. */
export type Series = { key: string; label: string; days: { day: string; count: number }[] }

/** Counted through indexes, a lookup for each day: the catalog’s size doesn’t matter. */
export function readSeries(world: NumbersWorld, days: number): Promise<Series[]> {
  const today = dayOf(world.clock())
  const span = Array.from({ length: days }, (_, index) => addDays(today, index - days + 1))
  return Promise.all(
    counted.map(async ({ key, label, count }) => ({
      key,
      label,
      days: await Promise.all(span.map(async (day) => ({ day, count: await count(world, day) }))),
    })),
  )
}

/** The counts of a week, and of the week before. */
export function countWeek(world: NumbersWorld, week: Week): Promise<WeekCount[]> {
  const sum = async (count: (typeof counted)[number]['count'], { from }: { from: string }) =>
    (await Promise.all(Array.from({ length: 7 }, (_, day) => count(world, addDays(from, day))))).reduce((all, one) => all + one, 0)
  const before = weekDays(weekAfter(week, -1))
  return Promise.all(
    counted.map(async ({ label, one, count }) => ({
      label,
      one,
      count: await sum(count, weekDays(week)),
      before: await sum(count, before),
    })),
  )
}

export type Totals = { members: number; activeYesterday: number; live: number }

/** `activeYesterday`: who voted or commented. */
export async function readTotals({ store, clock }: NumbersWorld): Promise<Totals> {
  const yesterday = addDays(dayOf(clock()), -1)
  const [members, live, votes, comments] = await Promise.all([
    store.countBy('profiles', 'kind', 'person'),
    store.countBy('launches', 'status', 'live'),
    store.list('upvotes', 'day', yesterday),
    store.list('comments', 'day', yesterday),
  ])
  const did: readonly (Upvote | Comment)[] = [...votes, ...comments]
  return { members, live, activeYesterday: new Set(did.map(({ accountId }) => accountId)).size }
}

export type LastDay = { newcomers: Profile[]; comments: Comment[]; reports: number; votes: number }

/** What has happened in the last 24 hours, newest first. */
export async function readLastDay({ store, clock }: NumbersWorld): Promise<LastDay> {
  const now = clock()
  const since = new Date(now.getTime() - dayMs).toISOString()
  const days = [addDays(dayOf(now), -1), dayOf(now)]
  const both = async <C extends Collection>(collection: C, field: IndexOf<C>, at: (record: Records[C]) => string) =>
    (await Promise.all(days.map((day) => store.list(collection, field, day))))
      .flat()
      .filter((record) => at(record) >= since)
      .toSorted((a, b) => (at(a) < at(b) ? 1 : -1))
  const [newcomers, comments, reports, votes] = await Promise.all([
    both('profiles', 'joinedOn', ({ createdAt }) => createdAt),
    both('comments', 'day', ({ at }) => at),
    both('flags', 'day', ({ at }) => at),
    both('upvotes', 'day', ({ at }) => at),
  ])
  return { newcomers, comments, reports: reports.length, votes: votes.length }
}
