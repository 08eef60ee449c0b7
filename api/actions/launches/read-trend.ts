import { type Launch, addDays, dayOf } from '../../domain/launch/launch.ts'
import type { Referral } from '../../domain/records.ts'
import type { Counts } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'

export type TrendDay = Counts & { day: string }

export async function readTrend({ store, clock }: World, { id }: Pick<Launch, 'id'>, days: number): Promise<TrendDay[]> {
  const today = dayOf(clock())
  const span = Array.from({ length: days }, (_, index) => addDays(today, index - days + 1))
  const counts = await store.readDailyCounts(id, span)
  return span.map((day, index) => ({ day, ...(counts[index] ?? { impressions: 0, clicks: 0 }) }))
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
