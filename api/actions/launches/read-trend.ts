import { dayMs } from '../../../shared/durations.ts'
import { isCounted } from '../../domain/votes/counted-votes.ts'
import { type Launch, addDays, dayOf } from '../../domain/launch/launch.ts'
import type { Referral } from '../../domain/records.ts'
import type { Counts } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'

export type TrendDay = Counts & { day: string }

/** The last `most` days, starting no earlier than the launch, but at least `least` of them. */
export async function readTrend(
  { store, clock }: Pick<World, 'store' | 'clock'>,
  { id, launchDate }: Pick<Launch, 'id' | 'launchDate'>,
  { most, least = 1 }: { most: number; least?: number },
): Promise<TrendDay[]> {
  const today = dayOf(clock())
  const since = Math.floor((Date.parse(today) - Date.parse(launchDate ?? today)) / dayMs) + 1
  const days = Math.min(most, Math.max(least, since))
  const span = Array.from({ length: days }, (_, index) => addDays(today, index - days + 1))
  const counts = await store.readDailyCounts(id, span)
  return span.map((day, index) => ({ day, ...(counts[index] ?? { impressions: 0, clicks: 0 }) }))
}

/** The counted votes of each day. Empty if none were cast here, as in a sample catalog. */
export async function countVotesByDay({ store }: Pick<World, 'store'>, { id }: Pick<Launch, 'id'>): Promise<Map<string, number>> {
  const days = Map.groupBy((await store.list('upvotes', 'launchId', id)).filter(isCounted), ({ day }) => day)
  return new Map([...days].map(([day, votes]) => [day, votes.length]))
}

const referrersShown = 10

/** The sites that most visitors came from, and all others in one row whose host is null. */
export async function readReferrers(
  { store }: Pick<World, 'store'>,
  { id }: Pick<Launch, 'id'>,
): Promise<Pick<Referral, 'host' | 'visits'>[]> {
  const found = (await store.list('referrals', 'launchId', id)).toSorted((a, b) => b.visits - a.visits)
  const named = found.filter(({ host }) => host !== null)
  const rest = [...named.slice(referrersShown), ...found.filter(({ host }) => host === null)]
  const visits = rest.reduce((sum, each) => sum + each.visits, 0)
  return [...named.slice(0, referrersShown), ...(visits === 0 ? [] : [{ host: null, visits }])]
}

export const readCounts = ({ store }: World, { id }: Pick<Launch, 'id'>): Promise<Counts> => store.readCounts(id)
