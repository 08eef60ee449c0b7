import type { FreeWeek } from '../../../shared/schemas/readiness.ts'
import { nextWeeks, weekOf } from '../../../shared/weeks.ts'
import { isDay, type Launch } from '../../domain/launch/launch.ts'
import type { World } from '../../ports/world.ts'

export function listWeeks({ store, clock, weekCapacity }: World, count: number): Promise<(FreeWeek & { left: number })[]> {
  return Promise.all(
    nextWeeks(clock(), count).map(async (week) => ({
      ...week,
      left: Math.max(0, weekCapacity - (await store.countReservations(week.year, week.week))),
    })),
  )
}

/** Whether the week that a draft asks for is full; false if it asks for none. */
export async function isWishFull(
  { store, weekCapacity }: World,
  { status, plan, requestedLaunchDate: day }: Pick<Launch, 'status' | 'plan' | 'requestedLaunchDate'>,
): Promise<boolean> {
  if (status !== 'draft' || plan !== 'free' || day === null || !isDay(day)) return false
  const { year, week } = weekOf(new Date(day))
  return (await store.countReservations(year, week)) >= weekCapacity
}
