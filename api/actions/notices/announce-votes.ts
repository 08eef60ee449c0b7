import type { Launch } from '../../domain/launch/launch.ts'
import { milestoneOf } from '../../domain/notices/milestones.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { emit } from '../../notices/fan-out.ts'

/** In the transaction that changed the votes. Resolves to whether a new milestone was. */
export async function putCounted(
  world: Pick<World, 'clock' | 'random'>,
  transaction: Pick<Transaction, 'put'>,
  before: Launch,
  after: Launch,
): Promise<boolean> {
  const announced = after.votesAnnounced ?? 0
  const milestone = milestoneOf(after.upvotes)
  // A milestone reached before milestones were announced stays unannounced.
  if (milestone <= announced || milestone <= before.upvotes) {
    await transaction.put('launches', after)
    return false
  }
  await transaction.put('launches', { ...after, votesAnnounced: milestone })
  await emit(world, transaction, { kind: 'votes', launchId: after.id, by: null, facts: { votes: milestone } })
  return true
}
