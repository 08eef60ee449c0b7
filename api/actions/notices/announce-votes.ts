import type { Launch } from '../../domain/launch/launch.ts'
import { milestoneOf } from '../../domain/notices/milestones.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { emit } from '../../notices/emit.ts'

/** In the transaction that changed the votes. The maker’s own isn’t announced. Resolves to whether a new milestone was. */
export async function putCounted(
  world: Pick<World, 'clock' | 'random'>,
  transaction: Pick<Transaction, 'get' | 'put'>,
  before: Launch,
  after: Launch,
): Promise<boolean> {
  const announced = after.votesAnnounced ?? 0
  const mayBeNews = after.upvotes > before.upvotes && milestoneOf(after.upvotes) > announced
  const own = mayBeNews && after.ownerId !== null ? await transaction.get('upvotes', `${after.id}:${after.ownerId}`) : null
  const others = after.upvotes - (own !== null && own.exclusion === undefined ? 1 : 0)
  const milestone = milestoneOf(others)
  // Neither are votes from before milestones were announced.
  if (!mayBeNews || milestone <= announced || milestone <= others - (after.upvotes - before.upvotes)) {
    await transaction.put('launches', after)
    return false
  }
  await transaction.put('launches', { ...after, votesAnnounced: milestone })
  await emit(world, transaction, { kind: 'votes', launchId: after.id, by: null, facts: { votes: milestone } })
  return true
}
