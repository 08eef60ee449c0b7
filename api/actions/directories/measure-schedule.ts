import { measureDue } from './measure-due.ts'
import type { MeasuringWorld, Run } from './measure-directory.ts'
import { hourMs } from '../../../shared/durations.ts'

type Options = { onRun: (run: Run) => void; onError: (slug: string, error: unknown) => void }

/** Measures a day’s share of the directories whenever it’s called, but looks for due ones only once an hour. */
export function createMeasuring(open: () => MeasuringWorld, options: Options): (isStopping: () => boolean) => Promise<void> {
  let lookedAt = Number.NEGATIVE_INFINITY
  return async (isStopping) => {
    const world = open()
    const now = world.clock().getTime()
    if (Math.abs(now - lookedAt) < hourMs) return
    lookedAt = now
    await measureDue(world, { ...options, isStopping })
  }
}
