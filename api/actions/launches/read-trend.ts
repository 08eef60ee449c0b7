import { type Launch, addDays, dayOf } from '../../domain/launch/launch.ts'
import type { Counts } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'

export type TrendDay = Counts & { day: string }

export async function readTrend({ store, clock }: World, { id }: Pick<Launch, 'id'>, days: number): Promise<TrendDay[]> {
  const today = dayOf(clock())
  const span = Array.from({ length: days }, (_, index) => addDays(today, index - days + 1))
  const counts = await store.readDailyCounts(id, span)
  return span.map((day, index) => ({ day, ...(counts[index] ?? { impressions: 0, clicks: 0 }) }))
}

export const readCounts = ({ store }: World, { id }: Pick<Launch, 'id'>): Promise<Counts> => store.readCounts(id)
