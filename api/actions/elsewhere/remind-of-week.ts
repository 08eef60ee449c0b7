import { mondayOf } from '../../domain/elsewhere/week-plan.ts'
import { weekAhead } from '../../domain/elsewhere/week-ahead.ts'
import { dayOf } from '../../domain/launch/launch.ts'
import type { World } from '../../ports/world.ts'
import { emit } from '../../notices/fan-out.ts'
import { planOf } from './read-plan.ts'

type RemindingWorld = Pick<World, 'store' | 'clock' | 'random' | 'events'>

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
