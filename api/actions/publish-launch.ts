import type { Launch } from '../domain/launch.ts'
import { dayOf } from '../domain/launch-plan.ts'
import { applyMove } from './move-launch.ts'
import type { World } from './world.ts'

/** Ids of the scheduled launches whose day has come. */
export async function listDue({ store, clock }: World): Promise<string[]> {
  const today = dayOf(clock())
  const scheduled = await store.list('launches', 'status', 'scheduled')
  return scheduled.filter(({ launchDate }) => launchDate !== null && launchDate <= today).map(({ id }) => id)
}

/** The service makes a launch live whose day has come. Null when it has been withdrawn or published meanwhile. */
export function publishLaunch(world: World, id: string): Promise<Launch | null> {
  return world.store.transact(async (transaction) => {
    const launch = await transaction.get('launches', id)
    if (launch?.status !== 'scheduled') return null
    return applyMove(world, transaction, { launch, step: { event: 'publish' }, roles: new Set(['service']), by: null })
  })
}
