import type { World } from '../../ports/world.ts'
import { remindOfWeek } from '../elsewhere/remind-of-week.ts'
import { remindMakers } from './remind-makers.ts'

type Remind = (world: Pick<World, 'store' | 'clock' | 'random' | 'outbox'>, isOver: () => boolean) => Promise<void>

/** What makers are reminded of, and its name in the log. */
export const reminders: readonly [what: string, remind: Remind][] = [
  ['reminding makers', remindMakers],
  ['reminding makers of their plans', remindOfWeek],
]
