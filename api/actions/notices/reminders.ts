import { mondayOf } from '../../domain/elsewhere/week-plan.ts'
import { dayOf } from '../../domain/launch/launch-plan.ts'
import type { World } from '../../ports/world.ts'
import { remindOfWeek } from '../elsewhere/remind-of-week.ts'
import { remindMakers } from './remind-makers.ts'

type Remind = (world: Pick<World, 'store' | 'clock' | 'random' | 'events'>, isStopping: () => boolean) => Promise<void>

/** What makers are reminded of, and its name in the log. Plans are read until every maker has been reminded of the week, then not again until next Monday. */
export function createReminders(): readonly [what: string, remind: Remind][] {
  let remindedOf = ''
  const remindOfPlans: Remind = async (world, isStopping) => {
    const monday = mondayOf(dayOf(world.clock()))
    if (remindedOf === monday) return
    await remindOfWeek(world, isStopping)
    if (!isStopping()) remindedOf = monday
  }
  return [
    ['reminding makers', remindMakers],
    ['reminding makers of their plans', remindOfPlans],
  ]
}
