import { mondayOf } from '../../domain/elsewhere/week-plan.ts'
import { dayOf, addDays, type Launch } from '../../domain/launch/launch.ts'
import { siteDay } from '../../domain/launch/launch-time.ts'
import type { World } from '../../ports/world.ts'
import type { Finders } from '../../ports/store.ts'
import { emit } from '../../notices/fan-out.ts'
import { dayMs } from '../../../shared/durations.ts'
import { weekAhead } from '../../domain/elsewhere/week-ahead.ts'
import { planOf } from '../elsewhere/read-plan.ts'

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

/** Launches approved within this time need no reminder. Milliseconds. */
const fresh = dayMs

type RemindingWorld = Pick<World, 'store' | 'clock' | 'random' | 'events'>

/** Announces launches of the next day, once per launch date. */
export async function remindMakers(world: RemindingWorld, isStopping: () => boolean = () => false): Promise<void> {
  const tomorrow = addDays(siteDay(world.clock()), 1)
  const isDue = ({ status, launchDate, remindedOf }: Launch) => status === 'scheduled' && launchDate === tomorrow && remindedOf !== tomorrow
  const due = (await world.store.list('launches', 'status', 'scheduled')).filter(isDue)
  for (const { id } of due) {
    if (isStopping()) return
    await world.store.transact(async (transaction) => {
      const launch = await transaction.get('launches', id)
      if (launch === null || !isDue(launch)) return
      await transaction.put('launches', { ...launch, remindedOf: tomorrow })
      if (await wasJustApproved(world, transaction, launch)) return
      await emit(world, transaction, { kind: 'tomorrow', launchId: id, by: null, facts: { launchDate: tomorrow } })
    })
  }
  if (due.length > 0) world.events.wake()
}

async function wasJustApproved({ clock }: RemindingWorld, { list }: Pick<Finders, 'list'>, { id }: Launch): Promise<boolean> {
  const approved = (await list('history', 'launchId', id)).findLast(({ event }) => event === 'approve')
  return approved !== undefined && Date.parse(approved.at) > clock().getTime() - fresh
}

/** Announces what the plans with reminders have for this week, once a week: on Monday, or after downtime as soon as possible. */
export async function remindOfWeek(world: RemindingWorld, isStopping: () => boolean = () => false): Promise<void> {
  const { store, clock } = world
  const monday = mondayOf(dayOf(clock()))
  const due = (await store.list('elsewherePlans', 'reminders', 'weekly')).filter(({ remindedOf = '' }) => remindedOf < monday)
  for (const { id } of due) {
    if (isStopping()) return
    await store.transact(async (transaction) => {
      const [plan, launch] = [await transaction.get('elsewherePlans', id), await transaction.get('launches', id)]
      if (plan === null || launch === null || plan.reminders === null || (plan.remindedOf ?? '') >= monday) return
      await transaction.put('elsewherePlans', { ...plan, remindedOf: monday })
      const { places: planned } = await planOf(world, transaction, launch, { id: plan.ownerId })
      const { send, accounts } = weekAhead(planned, monday)
      const places = send.length + accounts.length
      if (places > 0) await emit(world, transaction, { kind: 'elsewhere-week', launchId: id, by: null, facts: { places } })
    })
  }
  if (due.length > 0) world.events.wake()
}
