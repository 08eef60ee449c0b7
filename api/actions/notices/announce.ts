import type { Happening } from '../../domain/notices/records.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { createId } from '../../domain/random.ts'

type Announcement = Pick<Happening, 'kind' | 'launchId' | 'by'> & Partial<Pick<Happening, 'subjectId' | 'note'>>

/** Has everyone concerned notified of something, in the transaction that makes it happen. Call `world.outbox.wake()` after the transaction. */
export async function announce(
  world: Pick<World, 'clock' | 'random'>,
  transaction: Pick<Transaction, 'put'>,
  announcement: Announcement,
): Promise<void> {
  const at = world.clock().toISOString()
  await transaction.put('happenings', { id: createId(world), state: 'waiting', at, subjectId: null, note: null, ...announcement })
}
