import type { Launch } from '../domain/launch.ts'
import type { Profile } from '../domain/records.ts'
import { requireModerator } from './launch-access.ts'
import type { World } from './world.ts'

/** The moderation queue: what waits, longest first, and what is scheduled, next first. Throws FORBIDDEN for everybody but moderators. */
export async function listPending(world: World, account: Profile): Promise<{ pending: Launch[]; scheduled: Launch[] }> {
  requireModerator(world, account)
  const [pending, scheduled] = await Promise.all([
    world.store.list('launches', 'status', 'pending_review'),
    world.store.list('launches', 'status', 'scheduled'),
  ])
  const by = (of: (launch: Launch) => string | null) => (a: Launch, b: Launch) => ((of(a) ?? '') < (of(b) ?? '') ? -1 : 1)
  return {
    pending: pending.toSorted(by(({ submittedAt }) => submittedAt)),
    scheduled: scheduled.toSorted(by(({ launchDate }) => launchDate)),
  }
}
