import type { HistoryEntry } from '../../domain/records.ts'
import { createId } from '../../domain/random.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'

type Event = Pick<HistoryEntry, 'launchId' | 'by' | 'event' | 'note'>

/** Adds an entry to a launch's history, in the transaction that changes the launch. */
export async function noteEvent(world: Pick<World, 'clock' | 'random'>, transaction: Transaction, event: Event): Promise<void> {
  await transaction.put('history', { id: createId(world), at: world.clock().toISOString(), ...event })
}
