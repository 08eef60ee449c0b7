import type { LaunchEvent } from '../domain/notices/records.ts'
import { createId } from '../domain/random.ts'
import type { Transaction } from '../ports/store.ts'
import type { World } from '../ports/world.ts'
import type { EventFacts } from './kinds.ts'

export type Emitted = Pick<LaunchEvent, 'launchId' | 'by' | 'notBefore'> & EventFacts

/** Has everyone concerned notified of an event, in the transaction that makes it happen. Call `world.events.wake()` after the transaction. */
export async function emit(world: Pick<World, 'clock' | 'random'>, transaction: Pick<Transaction, 'put'>, event: Emitted): Promise<void> {
  await transaction.put('events', { id: createId(world), state: 'waiting', at: world.clock().toISOString(), ...event })
}
