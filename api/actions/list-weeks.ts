import type { FreeWeek } from '../../shared/schemas/readiness.ts'
import { nextWeeks } from '../../shared/weeks.ts'
import type { World } from './world.ts'

/** The next weeks for a free launch with the places left in each, 0 for a full one. */
export function listWeeks({ store, clock, weekCapacity }: World, count: number): Promise<(FreeWeek & { left: number })[]> {
  return Promise.all(
    nextWeeks(clock(), count).map(async (week) => ({
      ...week,
      left: Math.max(0, weekCapacity - (await store.countReservations(week.year, week.week))),
    })),
  )
}
