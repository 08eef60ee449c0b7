import { mondayOf } from '../../domain/elsewhere/week-plan.ts'
import { dayOf } from '../../domain/launch/launch-plan.ts'
import type { World } from '../../ports/world.ts'
import { remindOfWeek } from '../elsewhere/remind-of-week.ts'
import { remindMakers } from './remind-makers.ts'

type Remind = (world: Pick<World, 'store' | 'clock' | 'random' | 'events'>, isOver: () => boolean) => Promise<void>

/** What makers are reminded of, and its name in the log. Plans are read until each has been told of its week, then not before the next Monday. */
export function createReminders(): readonly [what: string, remind: Remind][] {
  let toldOf = ''
  const remindOfPlans: Remind = async (world, isOver) => {
    const monday = mondayOf(dayOf(world.clock()))
    if (toldOf === monday) return
    await remindOfWeek(world, isOver)
    if (!isOver()) toldOf = monday
  }
  return [
    ['reminding makers', remindMakers],
    ['reminding makers of their plans', remindOfPlans],
  ]
}
